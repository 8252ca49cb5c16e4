import math


class ParseError(Exception):
    def __init__(self, at, message):
        super().__init__(message)
        self.at = at


class Token:
    def __init__(self, kind, text, at):
        self.kind, self.text, self.at = kind, text, at

    def __repr__(self):
        return f'{self.kind}:{self.text}'


def tokenize(source):
    i = 0
    while i < len(source):
        c = source[i]
        start = i
        if c.isspace():
            i += 1
            continue
        if c.isdigit() or c == '.':
            while i < len(source) and (source[i].isdigit() or source[i] == '.'):
                i += 1
            yield Token('num', source[start:i], start)
        elif c.isalpha():
            while i < len(source) and source[i].isalnum():
                i += 1
            yield Token('name', source[start:i], start)
        elif c in '+-*/^(),=%':
            i += 1
            yield Token('op', c, start)
        else:
            raise ParseError(i, f'unexpected {c!r}')
    yield Token('end', '', len(source))


class Calculator:
    FUNCTIONS = {'sqrt': math.sqrt, 'sin': math.sin, 'ln': math.log}

    def __init__(self):
        self.variables = {'pi': math.pi}

    def evaluate(self, source):
        self.tokens = list(tokenize(source))
        self.i = 0
        if len(self.tokens) > 2 and self.tokens[0].kind == 'name' and self.tokens[1].text == '=':
            self.i = 2
            value = self.variables[self.tokens[0].text] = self.sum()
        else:
            value = self.sum()
        if self.peek().kind != 'end':
            raise ParseError(self.peek().at, f'{self.peek().text!r} left over')
        return value

    def peek(self):
        return self.tokens[self.i]

    def accept(self, *texts):
        t = self.peek()
        if t.kind == 'op' and t.text in texts:
            self.i += 1
            return t.text
        return ''

    def sum(self):
        value = self.product()
        while op := self.accept('+', '-'):
            right = self.product()
            value = value + right if op == '+' else value - right
        return value

    def product(self):
        value = self.unary()
        while op := self.accept('*', '/', '%'):
            right = self.unary()
            if op == '*':
                value *= right
            elif op == '/':
                value /= right
            else:
                value %= right
        return value

    def unary(self):
        if self.accept('-'):
            return -self.unary()
        base = self.atom()
        return base ** self.unary() if self.accept('^') else base

    def atom(self):
        t = self.peek()
        self.i += 1
        if t.kind == 'num':
            return float(t.text)
        if t.kind == 'name':
            if self.accept('('):
                value = self.sum()
                self.expect(')')
                return self.FUNCTIONS[t.text](value)
            return self.variables[t.text]
        if t.text == '(':
            value = self.sum()
            self.expect(')')
            return value
        raise ParseError(t.at, f'expected a value, got {t.text or "the end"}')

    def expect(self, text):
        if not self.accept(text):
            raise ParseError(self.peek().at, f'expected {text}')


def entry_point(argv):
    c = Calculator()
    for source in ('1 + 2 * 3', '2 ^ 3 ^ 2', '-2 ^ 2', 'x = (1 + 2) * 3', 'x / 4 - 1', 'sqrt(x * x + 16 - 0)', '7 % 4 + -3', '1.5.2',
                   '2 +', '(1', '3 $ 4', 'y + 1', 'cos(1)', '1 / 0', '2 3', 'sqrt(0-1)', 'sin(pi / 2)', ''):
        try:
            print(f'{source} = {c.evaluate(source):g}')
        except ParseError as e:
            print(f'{source!r}: {e} at {e.at}')
        except KeyError as e:
            print(f'{source!r}: unknown {e}')
        except (ZeroDivisionError, ValueError) as e:
            print(f'{source!r}: {type(e).__name__}')
    print(list(tokenize('a1=2*(b)')))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
