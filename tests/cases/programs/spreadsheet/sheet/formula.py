FUNCTIONS = {}


class FormulaError(Exception):
    def __init__(self, message):
        super().__init__(message)
        self.message = message


def function(name):
    def register(f):
        FUNCTIONS[name] = f
        return f
    return register


@function('SUM')
def sum_of(values):
    return sum(values, 0.0)


@function('MAX')
def max_of(values):
    return max(values)


@function('MIN')
def min_of(values):
    return min(values)


@function('AVG')
def average(values):
    return sum(values) / len(values)


@function('IF')
def choose(values):
    return values[1] if values[0] != 0.0 else values[2]


class Parser:
    def __init__(self, text, sheet, cell):
        self.text = text
        self.pos = 0
        self.sheet = sheet
        self.cell = cell

    def parse(self):
        value = self.comparison()
        if self.pos < len(self.text):
            raise FormulaError('syntax')
        return value

    def peek(self):
        return self.text[self.pos] if self.pos < len(self.text) else ''

    def take(self, chars):
        c = self.peek()
        if c and c in chars:
            self.pos += 1
            return c
        return ''

    def comparison(self):
        left = self.sum()
        op = self.take('<>')
        if op == '<':
            return 1.0 if left < self.sum() else 0.0
        if op == '>':
            return 1.0 if left > self.sum() else 0.0
        return left

    def sum(self):
        value = self.product()
        while True:
            op = self.take('+-')
            if not op:
                return value
            other = self.product()
            value = value + other if op == '+' else value - other

    def product(self):
        value = self.unary()
        while True:
            op = self.take('*/')
            if not op:
                return value
            other = self.unary()
            value = value * other if op == '*' else value / other

    def unary(self):
        if self.take('-'):
            return -self.unary()
        base = self.atom()
        if self.take('^'):
            return base ** self.unary()
        return base

    def atom(self):
        if self.take('('):
            value = self.comparison()
            if not self.take(')'):
                raise FormulaError('syntax')
            return value
        start = self.pos
        while self.peek().isalnum() or self.peek() == '.':
            self.pos += 1
        word = self.text[start:self.pos]
        if not word:
            raise FormulaError('syntax')
        if word[0].isdigit():
            return float(word)
        if self.take('('):
            return self.call(word)
        return self.sheet.number(word, self.cell)

    def call(self, name):
        values = []
        count = 0
        while True:
            start = self.pos
            colon = self.text.find(':', start)
            end = self.text.find(')', start)
            if 0 <= colon < end and self.text[start:colon].isalnum():
                self.pos = end
                names = cells_between(self.text[start:colon], self.text[colon + 1:end])
                count += len(names)
                if name != 'COUNT':
                    values.extend([self.sheet.number(n, self.cell) for n in names])
            else:
                values.append(self.comparison())
                count += 1
            if not self.take(','):
                break
        if not self.take(')'):
            raise FormulaError('syntax')
        if name == 'COUNT':
            return float(count)
        try:
            return FUNCTIONS[name](values)
        except KeyError:
            raise FormulaError('name')


def cells_between(first, last):
    names = []
    for column in range(ord(first[0]), ord(last[0]) + 1):
        for row in range(int(first[1:]), int(last[1:]) + 1):
            names.append(chr(column) + str(row))
    return names
