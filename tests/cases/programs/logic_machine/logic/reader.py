from rpython.rlib.rbigint import rbigint

from .error import ParseError
from .terms import *

SYMBOLS = "+-*/\\^<>=~:.?@#&$"


class Token(object):
    def __init__(self, kind, text, line, glued):
        self.kind = kind        # atom quoted var int float string punct end eof
        self.text = text
        self.line = line
        self.glued = glued      # nothing stands between it and the one before


class Reader(object):
    def __init__(self, source, operators):
        self.source = source
        self.operators = operators
        self.pos = 0
        self.line = 1
        self.token = None
        self.variables = {}
        self.names = []
        self.advance()

    # Tokens.

    def fail(self, message):
        raise ParseError(message, self.line)

    def char(self, offset=0):
        at = self.pos + offset
        return self.source[at] if at < len(self.source) else "\0"

    def advance(self):
        token = self.token
        self.token = self.scan()
        return token

    def skip(self):
        start = self.pos
        while self.pos < len(self.source):
            c = self.char()
            if c == "%":
                while self.pos < len(self.source) and self.char() != "\n":
                    self.pos += 1
            elif c.isspace():
                if c == "\n":
                    self.line += 1
                self.pos += 1
            else:
                break
        return self.pos == start

    def take(self, test):
        start = self.pos
        while self.pos < len(self.source) and test(self.source[self.pos]):
            self.pos += 1
        return self.source[start:self.pos]

    def scan(self):
        glued = self.skip()
        if self.pos >= len(self.source):
            return Token("eof", "", self.line, glued)
        c = self.char()
        if c.isdigit():
            if c == "0" and self.char(1) == "'":
                self.pos += 3
                return Token("int", str(ord(self.source[self.pos - 1])), self.line, glued)
            text = self.take(lambda c: c.isdigit())
            if self.char() == "." and self.char(1).isdigit():
                self.pos += 1
                text += "." + self.take(lambda c: c.isdigit())
                return Token("float", text, self.line, glued)
            return Token("int", text, self.line, glued)
        if c == "_" or c.isalpha():
            text = self.take(lambda c: c == "_" or c.isalnum())
            kind = "var" if c == "_" or c.isupper() else "atom"
            return Token(kind, text, self.line, glued)
        if c == "'" or c == '"':
            text = self.quoted(c)
            return Token("quoted" if c == "'" else "string", text, self.line, glued)
        if c in "()[]{},|":
            self.pos += 1
            return Token("punct", c, self.line, glued)
        if c in "!;":
            self.pos += 1
            return Token("atom", c, self.line, glued)
        if c == "." and (self.pos + 1 >= len(self.source) or self.char(1).isspace() or self.char(1) == "%"):
            self.pos += 1
            return Token("end", ".", self.line, glued)
        text = self.take(lambda c: c in SYMBOLS)
        if not text:
            self.fail("unexpected character '%s'" % c)
        return Token("atom", text, self.line, glued)

    def quoted(self, quote):
        parts = []
        self.pos += 1
        while True:
            if self.pos >= len(self.source):
                self.fail("unterminated text")
            c = self.char()
            self.pos += 1
            if c == quote:
                return "".join(parts)
            if c == "\\":
                c = self.char()
                self.pos += 1
                c = "\n" if c == "n" else c
            parts.append(c)

    # Terms.

    def read(self):
        """The next clause, with its full stop; `None` at the end."""
        if self.token.kind == "eof":
            return None
        self.variables = {}
        self.names = []
        term = self.term(1200)
        if self.token.kind != "end":
            self.fail("expected an operator, found '%s'" % self.token.text if self.token.kind != "eof" else "expected a full stop")
        self.advance()
        return term

    def term(self, most):
        left, priority = self.primary(most)
        while True:
            token = self.token
            if token.kind == "atom" or (token.kind == "punct" and token.text in ",|"):
                name = ";" if token.text == "|" else token.text
                own, left_most, right_most = self.operators.infix_of(name)
                if own == 0 or own > most or priority > left_most:
                    return left
                self.advance()
                right = self.term(right_most)
                left = Struct(name, [left, right])
                priority = own
            else:
                return left

    def starts_term(self):
        token = self.token
        if token.kind in ("end", "eof"):
            return False
        if token.kind == "punct":
            return token.text in "([{"
        if token.kind == "atom" and self.operators.infix_of(token.text)[0]:
            return self.operators.prefix_of(token.text)[0] > 0
        return True

    def primary(self, most):
        token = self.advance()
        kind = token.kind
        if kind == "int":
            return self.integer(token.text, False), 0
        if kind == "float":
            return Float(float(token.text)), 0
        if kind == "string":
            return make_list([Int(ord(c)) for c in token.text]), 0
        if kind == "var":
            return self.variable(token.text), 0
        if kind == "punct":
            if token.text == "(":
                term = self.term(1200)
                self.expect(")")
                return term, 0
            if token.text == "[":
                if self.accept("]"):
                    return self.atom_or_struct("[]")
                return self.list_items(), 0
            if token.text == "{":
                if self.accept("}"):
                    return EMPTY_BLOCK, 0
                term = self.term(1200)
                self.expect("}")
                return Struct("{}", [term]), 0
            self.fail("unexpected '%s'" % token.text)
        if kind == "quoted":
            return self.atom_or_struct(token.text)
        if kind == "atom":
            if token.text == "-" and self.token.glued and self.token.kind in ("int", "float"):
                number = self.advance()
                if number.kind == "int":
                    return self.integer(number.text, True), 0
                return Float(-float(number.text)), 0
            if self.token.kind == "punct" and self.token.text == "(" and self.token.glued:
                return self.atom_or_struct(token.text)
            own, argument = self.operators.prefix_of(token.text)
            if own and self.starts_term():
                if own > most:
                    own = 999
                    argument = 999
                return Struct(token.text, [self.term(argument)]), own
            priority = max(own, self.operators.infix_of(token.text)[0])
            return Atom.make(token.text), priority if priority <= most else 0
        self.fail("unexpected end")

    def atom_or_struct(self, name):
        if self.token.kind == "punct" and self.token.text == "(" and self.token.glued:
            self.advance()
            args = [self.term(999)]
            while self.accept(","):
                args.append(self.term(999))
            self.expect(")")
            return Struct(name, args[:]), 0
        return Atom.make(name), 0

    def list_items(self):
        items = [self.term(999)]
        while self.accept(","):
            items.append(self.term(999))
        tail = NIL
        if self.accept("|"):
            tail = self.term(999)
        self.expect("]")
        return make_list(items, tail)

    def integer(self, text, negative):
        value = rbigint.fromdecimalstr(text)
        return make_integer(value.neg() if negative else value)

    def variable(self, name):
        if name == "_":
            return Var()
        if name not in self.variables:
            self.variables[name] = Var()
            self.names.append(name)
        return self.variables[name]

    def accept(self, text):
        if self.token.kind == "punct" and self.token.text == text:
            self.advance()
            return True
        return False

    def expect(self, text):
        if not self.accept(text):
            self.fail("expected '%s'" % text)
