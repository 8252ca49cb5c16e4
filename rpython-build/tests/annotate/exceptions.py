"""Exceptions."""


class ParseError(Exception):
    def __init__(self, message, pos):
        Exception.__init__(self, message)
        self.pos = pos


class LexError(ParseError):
    pass


def fail(n):
    if n > 3:
        raise LexError("bad", n)
    if n > 2:
        raise ParseError("worse", n)
    raise ValueError("no")


# check: caught(int) -> Integer
def caught(n):
    try:
        fail(n)
    except ParseError as e:
        return e.pos
    except ValueError:
        return -1
    return 0


# check: message(int) -> Str
def message(n):
    try:
        fail(n)
    except (ParseError, ValueError) as e:
        return str(e)
    finally:
        n += 1
    return "fine"


# check: lookup(dict[str, int], str) -> Integer
def lookup(d, key):
    try:
        return d[key]
    except KeyError:
        return 0


# check: index(list[int]) -> Integer
def index(xs):
    try:
        return xs[10]
    except IndexError as e:
        print(str(e))
        return 0


# check: never(int) -> Impossible
def never(n):
    raise KeyError(n)


# check: asserted(int) -> Integer(nonneg)
def asserted(n):
    assert n >= 0, "negative"
    return n


# check: reraise(str) -> Integer
def reraise(s):
    try:
        return int(s)
    except ValueError:
        print("bad")
        raise
