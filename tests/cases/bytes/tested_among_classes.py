# A class that translated code has another one for is tested beside others.
from collections import OrderedDict, defaultdict, deque, namedtuple

Point = namedtuple("Point", "x y")
Pair = namedtuple("Pair", "a b")


def kind(x):
    if isinstance(x, (bytes, bytearray)):
        return "bytes"
    if isinstance(x, (str, memoryview)):
        return "other"
    return "none"


def either(x):
    return isinstance(x, (bytearray, memoryview)), isinstance(x, (memoryview, bytearray)), isinstance(x, bytes | memoryview)


def matched(x):
    match x:
        case bytearray() | memoryview():
            return "seen"
        case _:
            return "not seen"


def entry_point(argv):
    data = bytearray(b"abc")
    view = memoryview(data)
    print(kind(b"a"), kind(data), kind(view), kind("a"), kind(1))
    print(either(b"a"), either(data), either(view), either(view[1:]))
    print(matched(b"a"), matched(data), matched(view))
    print(issubclass(memoryview, (bytes, memoryview)), issubclass(type(view), (bytes, bytearray)))
    p = Point(1, 2)
    print(isinstance(p, (Pair, Point)), isinstance(p, (Pair, list)), isinstance(p, (tuple, list)))
    print(isinstance(deque([1]), (list, deque)), isinstance(OrderedDict(), (deque, OrderedDict)))
    print(isinstance(defaultdict(int), (OrderedDict, defaultdict)), isinstance(OrderedDict(), (deque, defaultdict)))
    return 0
