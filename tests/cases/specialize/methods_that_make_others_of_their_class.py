"""Methods that make objects of their own class, which hold values of another type."""
from typing import Callable, Generic, TypeVar

T = TypeVar("T")
U = TypeVar("U")


class Box(Generic[T]):
    def __init__(self, v: T) -> None:
        self.v = v

    def get(self) -> T:
        return self.v

    def map(self, f: Callable[[T], U]) -> "Box[U]":
        return Box(f(self.v))


class Plain:
    def __init__(self, v):
        self.v = v

    def paired(self, other):
        return Plain((self.v, other))

    def doubled(self):
        return Plain([self.v, self.v])


class Chain:
    def __init__(self, xs):
        self.xs = xs

    def map(self, f):
        return Chain([f(x) for x in self.xs])

    def filter(self, p):
        return Chain([x for x in self.xs if p(x)])


class Tree:
    """What a method makes belongs to the tree here."""

    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None

    def insert(self, key):
        if key < self.key:
            if self.left is None:
                self.left = Tree(key)
            else:
                self.left.insert(key)
        elif self.right is None:
            self.right = Tree(key)
        else:
            self.right.insert(key)

    def mapped(self, f):
        return Tree(f(self.key))

    def paired(self, other):
        return Tree((self.key, other))

    def keys(self):
        left = self.left.keys() if self.left is not None else []
        right = self.right.keys() if self.right is not None else []
        return left + [self.key] + right


def entry_point(argv):
    print(Box(1).get(), Box("x").get(), Box(1).map(str).get(), Box("abc").map(len).get())
    print(Box(len(argv)).map(str).map(lambda s: s + "!").map(len).get())
    print(Plain(1).paired("a").v, Plain(2).doubled().v, Plain("b").doubled().paired(2.5).v)
    print(Chain([1, 2, 3]).filter(lambda x: x > 1).map(str).map(lambda s: s + "?").xs)
    print(Chain(["a", "bb"]).map(len).filter(lambda n: n > 1).xs)
    numbers = Tree(5)
    for n in [2, 8, 1]:
        numbers.insert(n)
    names = Tree("m")
    for name in ["c", "z"]:
        names.insert(name)
    print(numbers.mapped(str).key + "!", names.mapped(ord).key, numbers.paired("x").key)
    more = names.mapped(ord)
    more.insert(3)
    print(more.mapped(str).keys(), more.keys())
    print(numbers.keys(), names.keys(), type(Box(1)) is type(Box(1).map(str)))
    return 0
