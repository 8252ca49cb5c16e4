class Lexer:
    def __init__(self, text):
        self.text = text
        self.tokens = self.scan()
        self.current = ''
        self.advance()

    def scan(self):
        word = ''
        for c in self.text:
            if c == ' ':
                if word:
                    yield word
                word = ''
            elif c in '+*()':
                if word:
                    yield word
                    word = ''
                yield c
            else:
                word += c
        if word:
            yield word
        yield ''

    def advance(self):
        old = self.current
        self.current = next(self.tokens)
        return old

    def expr(self):
        v = self.term()
        while self.current == '+':
            self.advance()
            v += self.term()
        return v

    def term(self):
        v = self.atom()
        while self.current == '*':
            self.advance()
            v *= self.atom()
        return v

    def atom(self):
        if self.current == '(':
            self.advance()
            v = self.expr()
            self.advance()
            return v
        return int(self.advance())


def entry_point(argv):
    print(Lexer('1 + 2*3').expr(), Lexer('(1+2) * (3 + 4)').expr(), Lexer('7' * len(argv)).expr())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
