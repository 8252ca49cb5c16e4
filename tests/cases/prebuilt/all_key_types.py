def f(x):
    return x + 1


def g(x):
    return x * 2


class Thing:
    def __init__(self, n):
        self.n = n


class Keyed:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return isinstance(other, Keyed) and self.n == other.n

    def __hash__(self):
        return self.n % 3

    def __repr__(self):
        return "Keyed(%d)" % self.n


T1 = Thing(1)
T2 = Thing(2)
INTS = {i: i * i for i in range(20)}
STRS = {"k%d" % i: i for i in range(20)}
FLOATS = {0.5: "half", 2.0: "two"}
TUPLES = {(i, str(i)): i for i in range(5)}
BYTES = {b"a": 1, b"bc": 2}
OBJECTS = {T1: "one", T2: "two"}
USER = {Keyed(i): i for i in range(10)}
FUNCS = {f: "f", g: "g"}
FROZEN = {frozenset([1, 2]): "12", frozenset(): "e"}
NUMBERS = {3, 1, 2}
WORDS = frozenset(["x", "y"])
USERSET = {Keyed(1), Keyed(4)}


def entry_point(argv):
    print(INTS[19], STRS["k7"], FLOATS[0.5], FLOATS[2], TUPLES[(3, "3")], BYTES[b"bc"], OBJECTS[T2], USER[Keyed(7)])
    print(FUNCS[f], FROZEN[frozenset([2, 1])], 2 in NUMBERS, 5 in NUMBERS, "x" in WORDS, Keyed(4) in USERSET)
    INTS[100] = -1
    del INTS[0]
    STRS["new"] = 5
    OBJECTS[Thing(3)] = "three"
    USER[Keyed(7)] = 70
    USER[Keyed(77)] = 77
    NUMBERS.add(9)
    NUMBERS.discard(1)
    T1.n += 10
    print(len(INTS), len(STRS), len(OBJECTS), len(USER), USER[Keyed(7)], sorted(NUMBERS), T1.n, OBJECTS[T1])
    for i in range(100):
        USER[Keyed(i)] = i
        STRS[str(i)] = i
    print(len(USER), len(STRS), sum(USER.values()), STRS["k7"], STRS["50"])
    for fn, name in FUNCS.items():
        print(name, fn(10))
    try:
        print(USER[Keyed(1000)])
    except KeyError as e:
        print("KeyError", e)
    return 0
