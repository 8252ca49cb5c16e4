"""Exceptions that Rust has types for."""


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
