"""A calculator: a tokenizer, a recursive-descent parser and a tree that evaluates itself.

    statement  = [name "="] sum
    sum        = product (("+" | "-") product)*
    product    = unary (("*" | "/" | "%") unary)*
    unary      = "-" unary | power
    power      = atom ["^" unary]
    atom       = number | name | name "(" sum ("," sum)* ")" | "(" sum ")"

RPython: every variable has one type. It runs on CPython as well: `python3 calc.py`.
"""

import math
from dataclasses import dataclass
from typing import List


class CalcError(Exception):
    """What the user of the calculator did wrong."""


class ParseError(CalcError):
    def __init__(self, what, column):
        CalcError.__init__(self, "%s at column %d" % (what, column))
        self.column = column


class UnknownName(CalcError):
    def __init__(self, kind, name):
        CalcError.__init__(self, "unknown %s '%s'" % (kind, name))
        self.name = name


# ____________________________________________________________ tokens

NUMBER = 0
NAME = 1
SYMBOL = 2
END = 3


class Token(object):
    def __init__(self, kind, text, column):
        self.kind = kind
        self.text = text
        self.column = column

    def is_symbol(self, text):
        return self.kind == SYMBOL and self.text == text

    def describe(self):
        if self.kind == END:
            return "the end"
        return "'" + self.text + "'"


def is_digit(c):
    return "0" <= c <= "9"


def is_letter(c):
    return "a" <= c <= "z" or "A" <= c <= "Z" or c == "_"


class Tokenizer(object):
    def __init__(self, source):
        # A list of characters: indexing it takes the same time for any text.
        self.chars = [c for c in source]
        self.pos = 0

    def peek(self, ahead):
        index = self.pos + ahead
        if index < len(self.chars):
            return self.chars[index]
        return "\0"

    def take_digits(self):
        while is_digit(self.peek(0)):
            self.pos += 1

    def take_number(self):
        self.take_digits()
        if self.peek(0) == ".":
            self.pos += 1
            self.take_digits()
        if self.peek(0) == "e" or self.peek(0) == "E":
            signed = self.peek(1) == "-" or self.peek(1) == "+"
            if is_digit(self.peek(1)) or (signed and is_digit(self.peek(2))):
                self.pos += 2
                self.take_digits()

    def next_token(self):
        while self.peek(0) == " " or self.peek(0) == "\t":
            self.pos += 1
        start = self.pos
        c = self.peek(0)
        if start == len(self.chars):
            return Token(END, "", start + 1)
        if is_digit(c) or (c == "." and is_digit(self.peek(1))):
            kind = NUMBER
            self.take_number()
        elif is_letter(c):
            kind = NAME
            while is_letter(self.peek(0)) or is_digit(self.peek(0)):
                self.pos += 1
        elif c in "+-*/%^(),=":
            kind = SYMBOL
            self.pos += 1
        else:
            raise ParseError("unexpected character '" + c + "'", start + 1)
        return Token(kind, "".join(self.chars[start:self.pos]), start + 1)

    def all_tokens(self):
        tokens = []
        while True:
            token = self.next_token()
            tokens.append(token)
            if token.kind == END:
                return tokens


# ____________________________________________________________ the tree


class Node(object):
    """An expression."""

    def eval(self, names):
        raise NotImplementedError


@dataclass
class Number(Node):
    value: float

    def eval(self, names):
        return self.value


@dataclass
class Variable(Node):
    name: str

    def eval(self, names):
        if self.name not in names:
            raise UnknownName("name", self.name)
        return names[self.name]


@dataclass
class Negation(Node):
    operand: Node

    def eval(self, names):
        return -self.operand.eval(names)


@dataclass
class Binary(Node):
    left: Node
    right: Node

    def eval(self, names):
        return self.apply(self.left.eval(names), self.right.eval(names))

    def apply(self, a, b):
        raise NotImplementedError


class Add(Binary):
    def apply(self, a, b):
        return a + b


class Subtract(Binary):
    def apply(self, a, b):
        return a - b


class Multiply(Binary):
    def apply(self, a, b):
        return a * b


class Divide(Binary):
    def apply(self, a, b):
        return a / b


class Modulo(Binary):
    def apply(self, a, b):
        if b == 0.0:
            raise ZeroDivisionError("modulo by zero")
        return math.fmod(a, b)


class Power(Binary):
    def apply(self, a, b):
        return math.pow(a, b)


def minimum(values):
    result = values[0]
    for value in values:
        if value < result:
            result = value
    return result


def maximum(values):
    result = values[0]
    for value in values:
        if value > result:
            result = value
    return result


def total(values):
    result = 0.0
    for value in values:
        result += value
    return result


def square_root(values):
    return math.sqrt(values[0])


def absolute(values):
    return abs(values[0])


def floor(values):
    return math.floor(values[0]) * 1.0


# Name: the function, and how many arguments it takes, or -1 for any number above zero.
FUNCTIONS = {
    "min": (minimum, -1),
    "max": (maximum, -1),
    "sum": (total, -1),
    "sqrt": (square_root, 1),
    "abs": (absolute, 1),
    "floor": (floor, 1),
}


@dataclass
class Call(Node):
    function: str
    arguments: List[Node]

    def eval(self, names):
        function, arity = FUNCTIONS[self.function]
        return function([argument.eval(names) for argument in self.arguments])


# ____________________________________________________________ the parser


class Parser(object):
    def __init__(self, tokens):
        self.tokens = tokens
        self.pos = 0
        self.depth = 0

    def current(self):
        return self.tokens[self.pos]

    def accept(self, symbol):
        if self.current().is_symbol(symbol):
            self.pos += 1
            return True
        return False

    def fail(self, expected):
        token = self.current()
        raise ParseError("expected %s, found %s" % (expected, token.describe()), token.column)

    def expect(self, symbol):
        if not self.accept(symbol):
            self.fail("'" + symbol + "'")

    def parse_target(self):
        """The name before `=`, or None if this is not an assignment."""
        if self.current().kind == NAME and self.tokens[self.pos + 1].is_symbol("="):
            name = self.current().text
            self.pos += 2
            return name
        return None

    def parse_all(self):
        node = self.parse_sum()
        if self.current().kind != END:
            self.fail("an operator or the end")
        return node

    def parse_sum(self):
        node = self.parse_product()
        while True:
            if self.accept("+"):
                node = Add(node, self.parse_product())
            elif self.accept("-"):
                node = Subtract(node, self.parse_product())
            else:
                return node

    def parse_product(self):
        node = self.parse_unary()
        while True:
            if self.accept("*"):
                node = Multiply(node, self.parse_unary())
            elif self.accept("/"):
                node = Divide(node, self.parse_unary())
            elif self.accept("%"):
                node = Modulo(node, self.parse_unary())
            else:
                return node

    def parse_unary(self):
        self.depth += 1
        if self.depth > 100:
            raise ParseError("nested too deeply", self.current().column)
        if self.accept("-"):
            node = Negation(self.parse_unary())
        else:
            node = self.parse_power()
        self.depth -= 1
        return node

    def parse_power(self):
        node = self.parse_atom()
        if self.accept("^"):
            return Power(node, self.parse_unary())
        return node

    def parse_atom(self):
        token = self.current()
        if token.kind == NUMBER:
            self.pos += 1
            return Number(float(token.text))
        if token.kind == NAME:
            self.pos += 1
            if self.current().is_symbol("("):
                return self.parse_call(token)
            return Variable(token.text)
        if self.accept("("):
            node = self.parse_sum()
            self.expect(")")
            return node
        self.fail("a number, a name or '('")

    def parse_call(self, name):
        if name.text not in FUNCTIONS:
            raise UnknownName("function", name.text)
        arity = FUNCTIONS[name.text][1]
        self.expect("(")
        arguments = [self.parse_sum()]
        while self.accept(","):
            arguments.append(self.parse_sum())
        self.expect(")")
        if arity >= 0 and len(arguments) != arity:
            what = "%s takes %d argument, not %d" % (name.text, arity, len(arguments))
            raise ParseError(what, name.column)
        return Call(name.text, arguments)


# ____________________________________________________________ entry points


def parse(source):
    """The tree of an expression."""
    return Parser(Tokenizer(source).all_tokens()).parse_all()


class Calculator(object):
    """Runs statements, and knows the names that they have assigned to."""

    def __init__(self):
        self.values = {"pi": math.pi, "e": math.e}

    def assign(self, name, value):
        self.values[name] = value

    def run(self, source):
        """The name that the statement assigns to, if it does, and the value."""
        parser = Parser(Tokenizer(source).all_tokens())
        target = parser.parse_target()
        value = parser.parse_all().eval(self.values)
        if target is not None:
            self.assign(target, value)
        return target, value

    def __repr__(self):
        names = ["%s=%s" % (name, value) for name, value in sorted(self.values.items())]
        return "Calculator(%s)" % ", ".join(names)


# ____________________________________________________________ tests


def evaluate(source, names):
    calculator = Calculator()
    for name, value in names:
        calculator.assign(name, value)
    return calculator.run(source)


def error_of(source):
    """The message of the error that a statement has."""
    try:
        evaluate(source, [])
    except CalcError as error:
        return str(error)
    except ZeroDivisionError:
        return "zero"
    return ""


def self_test():
    assert evaluate("1 + 2 * 3", []) == (None, 7.0)
    assert evaluate("-2 ^ 2", []) == (None, -4.0)
    assert evaluate("2 ^ 3 ^ 2", []) == (None, 512.0)
    assert evaluate("y = (x - 1) / 4", [("x", 3.0)]) == ("y", 0.5)
    assert evaluate("max(1, sqrt(16), min(2, 3)) % 3", []) == (None, 1.0)
    assert evaluate("1.5e1 + .5", []) == (None, 15.5)
    assert parse("-x * 2") == Multiply(Negation(Variable("x")), Number(2.0))
    assert error_of("1 +") == "expected a number, a name or '(', found the end at column 4"
    assert error_of("(1") == "expected ')', found the end at column 3"
    assert error_of("1 $ 2") == "unexpected character '$' at column 3"
    assert error_of("nope") == "unknown name 'nope'"
    assert error_of("nope(1)") == "unknown function 'nope'"
    assert error_of("sqrt(1, 2)") == "sqrt takes 1 argument, not 2 at column 1"
    assert error_of("1 / 0") == "zero"
    assert error_of("(" * 300) == "nested too deeply at column 101"


if __name__ == "__main__":
    self_test()
    print("calc: ok")
