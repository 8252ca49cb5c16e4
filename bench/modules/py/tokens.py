"""A tokenizer for a small language."""

KEYWORDS = {"let", "if", "else", "while", "return"}
DOUBLE = {"==", "!=", "<=", ">=", "->"}


class TokenError(Exception):
    def __init__(self, what, line, column):
        Exception.__init__(self, "%s at %d:%d" % (what, line, column))
        self.line = line


class Scanner(object):
    def __init__(self, source):
        self.source = source
        self.at = 0
        self.line = 1
        self.start_of_line = 0

    def peek(self):
        if self.at < len(self.source):
            return self.source[self.at]
        return ""

    def fail(self, what):
        raise TokenError(what, self.line, self.at - self.start_of_line + 1)

    def number(self):
        start = self.at
        dots = 0
        while self.peek().isdigit() or self.peek() == ".":
            if self.peek() == ".":
                dots += 1
            self.at += 1
        if dots > 1:
            self.fail("malformed number")
        return ("float" if dots else "int", self.source[start : self.at])

    def word(self):
        start = self.at
        while self.peek().isalnum() or self.peek() == "_":
            self.at += 1
        text = self.source[start : self.at]
        return ("keyword" if text in KEYWORDS else "name", text)

    def string(self):
        parts = []
        self.at += 1
        while self.peek() != '"':
            if self.peek() == "":
                self.fail("no end of string")
            if self.peek() == "\\":
                self.at += 1
            parts.append(self.peek())
            self.at += 1
        self.at += 1
        return ("string", "".join(parts))

    def symbol(self):
        text = self.source[self.at : self.at + 2]
        if text not in DOUBLE:
            text = text[0]
        self.at += len(text)
        return ("symbol", text)

    def next(self):
        c = self.peek()
        if c.isdigit():
            return self.number()
        if c.isalpha() or c == "_":
            return self.word()
        if c == '"':
            return self.string()
        return self.symbol()


def tokenize(source):
    scanner = Scanner(source)
    tokens = []
    while scanner.peek() != "":
        c = scanner.peek()
        if c == "\n":
            scanner.line += 1
            scanner.start_of_line = scanner.at + 1
            scanner.at += 1
        elif c.isspace():
            scanner.at += 1
        elif c == "#":
            while scanner.peek() not in ("", "\n"):
                scanner.at += 1
        else:
            tokens.append(scanner.next())
    return tokens
