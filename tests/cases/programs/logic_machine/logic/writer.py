from rpython.rlib.rstring import StringBuilder

from .reader import SYMBOLS
from .terms import *


def is_plain(name):
    if name in ("[]", "!", ";", "{}", ","):
        return True
    if not name:
        return False
    if name[0].islower():
        for c in name:
            if not (c.isalnum() or c == "_"):
                return False
        return True
    for c in name:
        if c not in SYMBOLS:
            return False
    return True


def quote(name):
    if is_plain(name) and name != ",":
        return name
    return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'"


class Writer(object):
    def __init__(self, operators, quoted):
        self.operators = operators
        self.quoted = quoted
        self.builder = StringBuilder()
        self.last = " "
        self.names = {}
        self.depth = 0

    def put(self, text):
        if not text:
            return
        # What would be read as one token is kept apart.
        a, b = self.last, text[0]
        if (a.isalnum() or a == "_") and (b.isalnum() or b == "_") or (a in SYMBOLS and b in SYMBOLS):
            self.builder.append(" ")
        self.builder.append(text)
        self.last = text[-1]

    def atom(self, name):
        self.put(quote(name) if self.quoted else name)

    def write(self, term, most=1200):
        term = term.deref()
        self.depth += 1
        if self.depth > 60:
            self.put("...")
        elif isinstance(term, Var):
            self.put(self.names.get(term, "_G"))
        elif isinstance(term, Int):
            self.put(str(term.value))
        elif isinstance(term, Big):
            self.put(term.value.str())
        elif isinstance(term, Float):
            self.put(repr(term.value))
        elif isinstance(term, Atom):
            name = term.name()
            if max(self.operators.infix_of(name)[0], self.operators.prefix_of(name)[0]) > most:
                self.put("(")
                self.atom(name)
                self.put(")")
            else:
                self.atom(name)
        elif isinstance(term, Struct):
            self.struct(term, most)
        self.depth -= 1

    def struct(self, term, most):
        name = term.name()
        if name == "." and term.arity() == 2:
            self.list(term)
            return
        if name == "{}" and term.arity() == 1:
            self.put("{")
            self.write(term.args[0])
            self.put("}")
            return
        if name == "$VAR" and term.arity() == 1:
            number = term.argument(0)
            if isinstance(number, Int):
                self.put(chr(ord("A") + number.value % 26))
                return
        if term.arity() == 2:
            own, left, right = self.operators.infix_of(name)
            if own:
                self.infix(term, own, left, right, most)
                return
        if term.arity() == 1:
            own, argument = self.operators.prefix_of(name)
            if own:
                if own > most:
                    self.put("(")
                self.atom(name)
                inner = term.argument(0)
                if isinstance(inner, Number) or isinstance(inner, Atom):
                    self.builder.append(" ")
                    self.last = " "
                self.write(inner, argument)
                if own > most:
                    self.put(")")
                return
        self.atom(name)
        self.builder.append("(")
        self.last = "("
        for i in range(term.arity()):
            if i:
                self.put(",")
            self.write(term.args[i], 999)
        self.put(")")

    def infix(self, term, own, left, right, most):
        name = term.name()
        if own > most:
            self.put("(")
        self.write(term.args[0], left)
        if name == ",":
            self.put(",")
        elif name[0].isalpha() or own >= 700:
            self.put(" ")
            self.atom(name)
            self.put(" ")
        else:
            self.atom(name)
        self.write(term.args[1], right)
        if own > most:
            self.put(")")

    def list(self, term):
        self.put("[")
        first = True
        rest = term
        while isinstance(rest, Struct) and rest.name() == "." and rest.arity() == 2:
            if not first:
                self.put(",")
            first = False
            self.write(rest.args[0], 999)
            rest = rest.argument(1)
        if rest is not NIL:
            self.put("|")
            self.write(rest, 999)
        self.put("]")


def to_text(term, operators, quoted=True):
    writer = Writer(operators, quoted)
    for i, var in enumerate(variables(term, [])):
        writer.names[var] = "_%d" % i
    writer.write(term, 999)
    return writer.builder.build()
