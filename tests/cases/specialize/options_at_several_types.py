"""An option is one of two classes, of which one holds a value: of another type for each use, though the other holds none."""
from typing import Generic, TypeVar, Union

T = TypeVar("T")


class Some(Generic[T]):
    def __init__(self, value: T) -> None:
        self.value = value

    def map(self, f):
        return Some(f(self.value))

    def unwrap_or(self, default: T) -> T:
        return self.value


class Nothing:
    def map(self, f):
        return Nothing()

    def unwrap_or(self, default):
        return default


Option = Union[Some[T], Nothing]


def find(xs, p) -> "Option":
    for x in xs:
        if p(x):
            return Some(x)
    return Nothing()


class Result(Generic[T]):
    def is_ok(self):
        return isinstance(self, Ok)


class Ok(Result[T]):
    def __init__(self, value):
        self.value = value

    def map(self, f):
        return Ok(f(self.value))

    def show(self):
        return "ok %s" % (self.value,)


class Err(Result[T]):
    def __init__(self, error):
        self.error = error

    def map(self, f):
        return Err(self.error)

    def show(self):
        return "err %s" % (self.error,)


def parse(text):
    if text.isdigit():
        return Ok(int(text))
    return Err("bad " + text)


def divide(a, b):
    if b == 0:
        return Err(0)
    return Ok(a // b)


class Left:
    def __init__(self, value):
        self.value = value


class Right:
    def __init__(self, value):
        self.value = value


Either = Left | Right


def either(e: Either, f, g):
    if isinstance(e, Left):
        return f(e.value)
    return g(e.value)


def halved(n) -> Either:
    if n % 2 == 0:
        return Right(n // 2)
    return Left("odd")


def named(text) -> Either:
    if text:
        return Right(text + "!")
    return Left(0)


def entry_point(argv):
    a = find([1, 2, 3], lambda x: x > 1)
    b = find(["a", "bb"], lambda s: len(s) > 1)
    c = find([1, 2, 3], lambda x: x > 5)
    print(a.unwrap_or(0) + 1, b.unwrap_or("") + "!", c.unwrap_or(7))
    print(a.map(str).unwrap_or("none") + "?", b.map(len).unwrap_or(0) + 1, c.map(str).unwrap_or("x"))
    for text in ["12", "x"]:
        print(parse(text).show(), parse(text).map(lambda n: n + 1).show())
    print(divide(7, 2).show(), divide(1, 0).show(), parse("3").is_ok(), divide(1, 0).is_ok())
    for n in [4, 5]:
        print(either(halved(n), lambda s: s + "?", str))
    for text in ["q", ""]:
        print(either(named(text), lambda n: n + 1, len))
    print(isinstance(a, Some), isinstance(c, Nothing), type(a) is type(b), type(a).__name__)
    return 0
