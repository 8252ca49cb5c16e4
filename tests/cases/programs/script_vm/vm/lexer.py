from rpython.rlib.rstring import StringBuilder

from .errors import SyntaxProblem

KEYWORDS = {}
for _word in "let fn return if else while for in break continue true false nil and or not class extends self super try catch throw".split():
    KEYWORDS[_word] = _word.upper()

OPERATORS = {
    1: list("+-*/%<>=()[]{},;:."),
    2: ["==", "!=", "<=", ">=", "**"],
}


class Token(object):
    _immutable_fields_ = ["kind", "text", "line", "column"]

    def __init__(self, kind, text, line, column):
        self.kind = kind
        self.text = text
        self.line = line
        self.column = column

    def __repr__(self):
        return "Token(%s, %s)" % (self.kind, self.text)


class Lexer(object):
    def __init__(self, source):
        self.source = source
        self.pos = 0
        self.line = 1
        self.line_start = 0

    def tokens(self):
        result = []
        while True:
            token = self.next_token()
            result.append(token)
            if token.kind == "EOF":
                return result

    def peek(self, offset=0):
        i = self.pos + offset
        if i < len(self.source):
            return self.source[i]
        return "\0"

    def make(self, kind, start):
        assert start >= 0
        return Token(kind, self.source[start:self.pos], self.line, start - self.line_start + 1)

    def fail(self, message):
        raise SyntaxProblem(message, self.line, self.pos - self.line_start + 1)

    def skip_blanks(self):
        while self.pos < len(self.source):
            c = self.source[self.pos]
            if c == "\n":
                self.line += 1
                self.line_start = self.pos + 1
            elif c == "#":
                while self.peek() != "\n" and self.pos < len(self.source):
                    self.pos += 1
                continue
            elif c not in " \t\r":
                return
            self.pos += 1

    def next_token(self):
        self.skip_blanks()
        start = self.pos
        if start >= len(self.source):
            return Token("EOF", "", self.line, start - self.line_start + 1)
        c = self.source[start]
        if c.isalpha() or c == "_":
            while self.peek().isalnum() or self.peek() == "_":
                self.pos += 1
            token = self.make("NAME", start)
            kind = KEYWORDS.get(token.text, "NAME")
            return Token(kind, token.text, token.line, token.column)
        if c.isdigit():
            return self.number(start)
        if c == '"':
            return self.string(start)
        if self.source[start:start + 2] in OPERATORS[2]:
            self.pos += 2
            return self.make("OP", start)
        if c in OPERATORS[1]:
            self.pos += 1
            return self.make("OP", start)
        self.fail("unexpected character '%s'" % c)

    def number(self, start):
        while self.peek().isdigit():
            self.pos += 1
        if self.peek() == "." and self.peek(1).isdigit():
            self.pos += 1
            while self.peek().isdigit():
                self.pos += 1
            return self.make("FLOAT", start)
        return self.make("INT", start)

    def string(self, start):
        builder = StringBuilder()
        self.pos += 1
        while True:
            if self.pos >= len(self.source) or self.peek() == "\n":
                self.fail("unterminated string")
            c = self.peek()
            self.pos += 1
            if c == '"':
                break
            if c == "\\":
                c = self.peek()
                self.pos += 1
                if c == "n":
                    builder.append("\n")
                elif c == "u":
                    code = int(self.source[self.pos:self.pos + 4], 16)
                    self.pos += 4
                    builder.append(chr(code))
                else:
                    builder.append(c)
            else:
                builder.append(c)
        return Token("STRING", builder.build(), self.line, start - self.line_start + 1)
