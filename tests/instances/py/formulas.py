"""Formulas over names that somebody else knows."""
from dataclasses import dataclass

from rpython.rlib.rust import RustError


class FormulaError(Exception):
    """What is wrong with a formula, and where."""

    def __init__(self, message, at):
        super().__init__(message)
        self.message = message
        self.at = at


class Unknown(FormulaError):
    def __init__(self, name, at):
        super().__init__(f"nobody knows {name}", at)
        self.name = name


class expr:
    def value(self, names):
        raise NotImplementedError

    def names(self):
        return []


@dataclass
class number(expr):
    n: float

    def value(self, names):
        return self.n


@dataclass
class name(expr):
    id: str
    at: int

    def value(self, names):
        names.asked(self.id)
        try:
            found = names.lookup(self.id)
        except RustError as error:
            raise Unknown(self.id, self.at) from error
        if found is None:
            raise Unknown(self.id, self.at)
        return found

    def names(self):
        return [self.id]


@dataclass
class binary(expr):
    op: str
    left: expr
    right: expr

    def value(self, names):
        left, right = self.left.value(names), self.right.value(names)
        match self.op:
            case "+":
                return left + right
            case "*":
                return left * right
        return left / right

    def names(self):
        return self.left.names() + self.right.names()


class Parser:
    def __init__(self, text):
        self.text = text
        self.at = 0

    def peek(self):
        while self.at < len(self.text) and self.text[self.at] == " ":
            self.at += 1
        return self.text[self.at] if self.at < len(self.text) else ""

    def chain(self, ops, part):
        left = part()
        while self.peek() and self.peek() in ops:
            op = self.text[self.at]
            self.at += 1
            left = binary(op, left, part())
        return left

    def sum(self):
        return self.chain("+", self.product)

    def product(self):
        return self.chain("*/", self.atom)

    def atom(self):
        c, start = self.peek(), self.at
        if c == "(":
            self.at += 1
            inner = self.sum()
            if self.peek() != ")":
                raise FormulaError("`)` is missing", self.at)
            self.at += 1
            return inner
        while self.at < len(self.text) and (self.text[self.at].isalnum() or self.text[self.at] == "."):
            self.at += 1
        word = self.text[start:self.at]
        if not word:
            raise FormulaError("a number or a name is missing", self.at)
        if word[0].isdigit():
            return number(float(word))
        return name(word, start)


def parse(text):
    """Reads a formula."""
    parser = Parser(text)
    found = parser.sum()
    if parser.peek():
        raise FormulaError("the end is missing", parser.at)
    return found


class Sheet:
    """Formulas with names, which are names of others."""

    def __init__(self, names):
        self.names = names
        self.cells = {}
        self.depth = 0

    def set(self, key, text):
        self.cells[key] = parse(text)

    def get(self, key):
        if self.depth > 20:
            raise RecursionError(key)
        self.depth += 1
        try:
            return self.cells[key].value(self.names)
        finally:
            self.depth -= 1

    def keys(self):
        return iter(self.cells)


def evaluate(formula, names):
    return formula.value(names)


def each_value(formulas, names, then):
    for formula in formulas:
        then(formula, formula.value(names))
