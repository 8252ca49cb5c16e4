"""Exceptions that Rust has types for."""

import sys


class ParseError(Exception):
    def __init__(self, line, message):
        super().__init__(line, message)
        self.line = line
        self.message = message

    def __str__(self):
        return "line %d: %s" % (self.line, self.message)


class Unclosed(ParseError):
    def __init__(self, line, bracket):
        super().__init__(line, "never closed")
        self.bracket = bracket
        self.opened = [(line, bracket)]


class Empty(ValueError):
    pass


class Half(Exception):
    """Not all of it is there every time."""

    def __init__(self, n):
        if n > 0:
            self.rest = n
        self.n = n


class Place:
    def __init__(self, x):
        self.x = x

    def __repr__(self):
        if self.x < 0:
            raise ValueError("nowhere")
        return "Place(%d)" % self.x


class Lost(FileNotFoundError):
    """What Rust declares nothing of: attributes of all sorts, and some of a base of Python's."""

    limit = 3

    def __init__(self, x, hint):
        super().__init__(2, "nothing there", "a.txt")
        self.place = Place(x)
        self.hint = hint
        self.tried = {hint: (x, [x / 2])}
        self.check = lambda n: n + x
        self._own = x


class LostTwice(Lost):
    def __init__(self, x, hint, again):
        super().__init__(x, hint)
        self.again = again


def lose(x, hint):
    raise Lost(x, hint)


def lose_again(x):
    try:
        lose(x, None)
    except Lost as lost:
        raise LostTwice(x + 1, "there", lost.place) from lost


class Unreadable(OSError):
    """With the fields of its base, which may be assigned as others are."""

    def __init__(self, path):
        super().__init__("cannot be read")
        self.filename = path
        self.tries = 2


def of_pythons_own(which):
    if which == "open":
        open("/nowhere/a.txt")
    elif which == "number":
        raise OSError(28, "full")
    elif which == "text":
        raise OSError("full")
    elif which == "below":
        raise Unreadable("b.txt")
    elif which == "decode":
        b"ab\xff".decode()
    elif which == "encode":
        "ab\xe9".encode("ascii")
    elif which == "next":
        next(iter([which][1:]))
    elif which == "stop":
        raise StopIteration("done")
    elif which == "exit":
        sys.exit(3)
    elif which == "syntax":
        raise SyntaxError("wrong", ("c.py", 4, 2, "x ="))
    raise KeyError(which)


def parse(text):
    total = 0
    if text == "":
        raise Empty("nothing to parse")
    for number, line in enumerate(text.split("\n")):
        if line.startswith("("):
            raise Unclosed(number + 1, "(")
        if line.startswith("!"):
            total += {"!a": 1}[line]
        elif not line.isdigit():
            raise ParseError(number + 1, "not a number: " + repr(line))
        else:
            total += int(line)
    return total


def parse_any(text):
    return parse(text)


def parse_all(texts):
    return [parse(text) for text in texts]


def parse_strict(text):
    parse(text)


def wide(line):
    raise ParseError(line, "x")


def half(n):
    raise Half(n)


def half_of(n):
    raise Half(n)


def read_config(text):
    try:
        return parse(text)
    except ParseError as error:
        error.add_note("while the configuration was read")
        try:
            raise LookupError("no configuration") from error
        except LookupError as lookup:
            raise RuntimeError("cannot start", 3, True) from lookup


class Counter:
    def __init__(self, text):
        self.total = parse(text)

    def add(self, text):
        self.total += parse(text)
        return self.total
