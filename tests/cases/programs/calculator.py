class Parser:
    def __init__(self, text):
        self.text = text
        self.pos = 0

    def peek(self):
        if self.pos < len(self.text):
            return self.text[self.pos]
        return ''

    def expression(self):
        value = self.term()
        while self.peek() in ('+', '-'):
            op = self.peek()
            self.pos += 1
            right = self.term()
            value = value + right if op == '+' else value - right
        return value

    def term(self):
        value = self.factor()
        while self.peek() in ('*', '/'):
            op = self.peek()
            self.pos += 1
            right = self.factor()
            value = value * right if op == '*' else value // right
        return value

    def factor(self):
        if self.peek() == '(':
            self.pos += 1
            value = self.expression()
            if self.peek() != ')':
                raise ValueError('expected )')
            self.pos += 1
            return value
        start = self.pos
        while self.peek().isdigit():
            self.pos += 1
        if start == self.pos:
            raise ValueError('expected a number')
        return int(self.text[start:self.pos])


def entry_point(argv):
    for text in ['1+2*3', '(1+2)*3', '2*(3+4)*5-1', '10/3', '1+', '(1', '1/0']:
        try:
            print(text, Parser(text).expression())
        except ValueError as e:
            print(text, str(e))
        except ZeroDivisionError:
            print(text, 'division by zero')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
