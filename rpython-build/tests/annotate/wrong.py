"""Programs that are not RPython."""


# error: union(int) -> RP0401 @ 7
def union(n):
    x = 1 if n > 3 else "a"
    return x


# error: items(int) -> RP0401 @ 13
def items(n):
    xs = [1, 2]
    xs.append("three")
    return xs


class Box:
    def __init__(self):
        self.content = 3


# error: attribute() -> RP0402 @ 25
def attribute():
    box = Box()
    return box.contents


# error: assigned() -> RP0401 @ 31
def assigned():
    box = Box()
    box.content = "text"
    return box.content


def two(a, b):
    return a


# error: arity(int) -> RP0403 @ 41
def arity(n):
    return two(n)


# error: operand(int) -> RP0404 @ 46
def operand(n):
    return n + "a"


# error: tuples(int) -> RP0401 @ 54
def tuples(n):
    t = (1, 2)
    if n > 3:
        t = (1, 2, 'a')
    return t


# error: called(int) -> RP0406 @ 59
def called(n):
    return n(3)


# error: name(str) -> RP0405 @ 64
def name(s):
    return getattr(Box(), s)


# error: several(int) -> RP0404 @ 70, RP0406 @ 71
def several(n):
    if n > 3:
        return n + "a"
    return n()
