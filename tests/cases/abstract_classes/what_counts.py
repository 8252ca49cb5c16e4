"""What `isinstance` and patterns say of classes of the program, of named tuples and of the library's classes."""

import collections.abc
import types
from collections import OrderedDict, defaultdict, deque, namedtuple

P = namedtuple("P", "a b")


class Q(P):
    def total(self):
        return self.a + self.b


collections.abc.Sized.register(complex)


def gen():
    yield 1


class Seq(collections.abc.Sequence):
    def __init__(self, items):
        self.items = items

    def __getitem__(self, i):
        return self.items[i]

    def __len__(self):
        return len(self.items)


class Len:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n


class Registered:
    def __init__(self, x):
        self.x = x


collections.abc.Container.register(Registered)


class Even(collections.abc.Hashable):
    @classmethod
    def __subclasshook__(cls, other):
        if cls is Even:
            return hasattr(other, "half")
        return NotImplemented


class Four:
    def half(self):
        return 2


class Base:
    pass


class Iterable(Base):
    def __iter__(self):
        return iter([1])


class Other(Base):
    pass


def two(x):
    match x:
        case [a, b]:
            return "two: %s %s" % (a, b)
        case _:
            return "no"


def mapping(x):
    match x:
        case {"a": v}:
            return "a: %s" % v
        case _:
            return "no"


def sequence_of(x):
    match x:
        case [a, *rest]:
            return len(rest)
        case _:
            return -1


KNOWN = [two([1, 2]), two("ab"), two(deque([1, 2])), two(Seq([1, 2])), two(range(2)), two(b"ab"), two(bytearray(b"ab")),
         two(P(1, 2)), two({1: 2}), mapping(OrderedDict([("a", 1)]))]


def entry_point(argv):
    for text in KNOWN:
        print(text)
    for x in (Iterable(), Other(), Base()):
        print(isinstance(x, collections.abc.Iterable), isinstance(x, collections.abc.Sized))
    print(isinstance(gen(), types.GeneratorType), isinstance(map(str, [1]), types.GeneratorType),
          isinstance(iter([1]), types.GeneratorType))
    print(isinstance(P(1, 2), tuple), isinstance(Q(1, 2), tuple), isinstance(Q(1, 2), P), isinstance(P(1, 2), Q),
          isinstance(P(1, 2), (list, tuple)), isinstance(P(1, 2), list), issubclass(Q, P))
    print(isinstance(Registered(1), collections.abc.Container), isinstance(Registered("a"), collections.abc.Container),
          isinstance(Registered("a"), collections.abc.Sized))
    print(isinstance(Len(2), collections.abc.Sized), issubclass(Len, collections.abc.Sized),
          issubclass(list, collections.abc.Sized), issubclass(deque, collections.abc.MutableSequence))
    print(isinstance(Four(), Even), isinstance(Base(), Even), isinstance(1, Even))
    print(two([1, 2]), two((1, 2)), two("ab"), two(b"ab"), two(range(2)), two(Seq([3, 4])), two(P(5, 6)), two({1: 2}))
    print(sequence_of(deque([1, 2])), sequence_of(deque([""])), sequence_of({1, 2}))
    print(mapping(OrderedDict([("a", 1)])), mapping({"a": 2}))
    print(isinstance(OrderedDict([(1, 2)]), dict), isinstance(defaultdict(int), dict), isinstance(deque([1]), dict))
    print(type(range(3)) is range, type({1: 2}.keys()).__name__, type(slice(1, 2)).__name__)
    print(isinstance(range(3), list), isinstance([1], list), isinstance(range(3), range), isinstance([1], range))
    print(isinstance(zip([1], [2]), zip), isinstance(enumerate([1]), enumerate), isinstance(zip([1], [2]), enumerate))
    return 0
