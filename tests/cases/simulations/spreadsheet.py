class CellError(Exception):
    pass


class Sheet:
    def __init__(self):
        self.cells = {}
        self.cache = {}
        self.evaluations = 0

    def __setitem__(self, name, text):
        column, row = self.position(name)
        self.cells[name] = text
        self.cache.clear()

    @staticmethod
    def position(name):
        letters = name.rstrip('0123456789')
        digits = name[len(letters):]
        if not letters.isalpha() or not letters.isupper() or not digits:
            raise CellError(f'no cell {name!r}')
        column = 0
        for c in letters:
            column = column * 26 + ord(c) - 64
        return column, int(digits)

    @staticmethod
    def name(column, row):
        letters = ''
        while column:
            column, r = divmod(column - 1, 26)
            letters = chr(65 + r) + letters
        return f'{letters}{row}'

    def value(self, name, path=None):
        path = path or []
        if name in path:
            raise CellError('circle: ' + '>'.join(path + [name]))
        if name not in self.cache:
            text = self.cells.get(name, '0')
            self.evaluations += 1
            self.cache[name] = Formula(self, text[1:], path + [name]).run() if text.startswith('=') else float(text)
        return self.cache[name]

    def range(self, first, last):
        (c1, r1), (c2, r2) = self.position(first), self.position(last)
        return [self.name(c, r) for r in range(r1, r2 + 1) for c in range(c1, c2 + 1)]


class Formula:
    FUNCTIONS = {'SUM': lambda v: sum(v), 'MIN': lambda v: min(v), 'MAX': lambda v: max(v), 'AVG': lambda v: sum(v) / len(v),
                 'COUNT': lambda v: float(len(v))}

    def __init__(self, sheet, text, path):
        self.sheet, self.path = sheet, path
        spaced = text
        for c in '+-*/():,':
            spaced = spaced.replace(c, f' {c} ')
        self.tokens = spaced.split() + ['']
        self.i = 0

    def run(self):
        value = self.sum()
        if self.tokens[self.i]:
            raise CellError(f'unexpected {self.tokens[self.i]!r}')
        return value

    def next(self):
        t = self.tokens[self.i]
        self.i += 1
        return t

    def sum(self):
        value = self.product()
        while self.tokens[self.i] in ('+', '-'):
            value = value + self.product() if self.next() == '+' else value - self.product()
        return value

    def product(self):
        value = self.atom()
        while self.tokens[self.i] in ('*', '/'):
            if self.next() == '*':
                value *= self.atom()
            else:
                value /= self.atom()
        return value

    def atom(self):
        t = self.next()
        if t == '-':
            return -self.atom()
        if t == '(':
            value = self.sum()
            if self.next() != ')':
                raise CellError('missing )')
            return value
        if t in self.FUNCTIONS:
            self.next()
            values = []
            while self.tokens[self.i] not in (')', ''):
                first = self.next()
                if self.tokens[self.i] == ':':
                    self.next()
                    values += [self.sheet.value(n, self.path) for n in self.sheet.range(first, self.next())]
                elif first != ',':
                    values.append(self.sheet.value(first, self.path))
            self.next()
            return self.FUNCTIONS[t](values)
        if t and t[0].isdigit():
            return float(t)
        self.sheet.position(t)
        return self.sheet.value(t, self.path)


def entry_point(argv):
    s = Sheet()
    for line in ('A1 10|A2 20|A3 12.5|B1 =A1*2|B2 =B1+A2/4|B3 =SUM(A1:B2)|C1 =AVG(A1:A3, B1)|C2 =-(A1 - 4) * (2+1)|C3 =MAX(A1:C2)|'
                 'D1 =COUNT(A1:B3, C1)|E1 =E2|E2 =E3+1|E3 =E1|F1 =A1/Z9|F2 =A1+|F3 =(A1|G1 =hello|G2 =SUM()|G3 =AVG()|AA10 =AA11').split('|'):
        cell, text = line.split(' ', 1)
        s[cell] = text
    for cell in s.cells:
        try:
            print(f'{cell}: {s.value(cell):g}')
        except CellError as e:
            print(f'{cell}: {e}')
        except ZeroDivisionError:
            print(f'{cell}: division by zero')
    before = s.evaluations
    s.value('C3')
    print(s.evaluations - before)
    s['A1'] = '1000'
    print(s.value('C3'), s.evaluations - before, s.position('AB12'), s.name(28, 12), s.name(*s.position('ZZ1')), s.range('Y9', 'AA9'))
    for bad in ('a1', 'A', '7', ''):
        try:
            s[bad] = '1'
        except CellError as e:
            print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
