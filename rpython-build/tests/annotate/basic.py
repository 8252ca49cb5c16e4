"""Numbers, text, control flow."""


# check: add(int, int) -> Integer
# check: add(float, int) -> Float
# check: add(str, str) -> Str
def add(a, b):
    return a + b


# check: absolute(int) -> Integer
def absolute(n):
    if n < 0:
        return -n
    return n


# check: narrow(int) -> Integer(nonneg)
def narrow(n):
    if n >= 0:
        return n
    return 0


# check: loop(int) -> Integer(nonneg)
def loop(n):
    total = 0
    for i in range(n):
        total += i
    return total


# check: divide(int, int) -> Float
def divide(a, b):
    return a / b


# check: maybe(int) -> Str(nullable)
def maybe(n):
    if n > 3:
        return "x"
    return None


# check: not_none(str?) -> Str
def not_none(s):
    if s is None:
        return "none"
    return s


DEBUG = False


# check: dead(int) -> Integer
def dead(n):
    if DEBUG:
        return "never"
    return n


# check: chars(str) -> Char
def chars(s):
    for c in s:
        if c == "x":
            return c
    return s[0]


# check: text(int, str) -> Str
def text(n, s):
    return f"{n} and {s!r}: " + "%d-%s" % (n, s) + str(n) + s.upper()


# check: boolean(int) -> Bool
def boolean(n):
    return n > 3 and n < 10


# check: pair(int) -> Tuple(Integer, Str)
def pair(n):
    return n, str(n)


# check: unpack(int) -> Str
def unpack(n):
    a, b = pair(n)
    return b


# check: fact(int) -> Integer(nonneg)
def fact(n):
    if n <= 1:
        return 1
    return n * fact(n - 1)


def even(n):
    if n == 0:
        return True
    return odd(n - 1)


def odd(n):
    if n == 0:
        return False
    return even(n - 1)


# check: mutual(int) -> Bool
def mutual(n):
    return even(n)


# check: floats(float) -> Float
def floats(x):
    import math
    return math.sqrt(x) + abs(x) + float("1.5") + round(x, 2)


# check: convert(str) -> Integer
def convert(s):
    return int(s)


# check: printing(int, list[str]) -> None
def printing(n, xs):
    print("n =", n, xs, (n, "a"), {1: 2.5}, None, sep=", ")
    print()
