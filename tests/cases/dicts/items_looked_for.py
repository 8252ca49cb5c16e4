# A pair is looked for among the items of a dict by its key, and its value is compared as containers compare.


class Point:
    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        if not isinstance(other, Point):
            return NotImplemented
        asked.append(self.x)
        return self.x == other.x

    def __hash__(self):
        return self.x % 4


class Never:
    def __eq__(self, other):
        return False


class Plain:
    pass


asked = [0]
CONSTANT = {"one": 1, "two": 2}


def of_texts(d, k, v):
    return (k, v) in d.items(), (k, v) not in d.items()


def of_objects():
    p, q = Point(1), Point(2)
    d = {p: Point(10), q: Point(20)}
    del asked[:]
    print((p, Point(10)) in d.items(), (Point(2), Point(20)) in d.items(), (Point(2), Point(21)) in d.items(), (Point(3), p) in d.items())
    print(asked)
    del asked[:]
    print((p, d[p]) in d.items(), p in d.keys(), Point(5) in d.keys(), asked)
    del asked[:]
    print(d[q] in d.values(), Point(20) in d.values(), Point(30) in d.values(), asked)
    n = Never()
    others = {1: n, 2: Never()}
    print((1, n) in others.items(), (1, Never()) in others.items(), (2, n) in others.items(), n in others.values(), Never() in others.values())
    one, two = Plain(), Plain()
    plain = {one: 1, two: 2}
    print((one, 1) in plain.items(), (one, 2) in plain.items(), (Plain(), 1) in plain.items(), one in plain.keys())


def of_others(n):
    by_pair = {(n, "a"): [n], (2, "b"): [2, 3]}
    print(((n, "a"), [n]) in by_pair.items(), ((n, "a"), [2]) in by_pair.items(), ((2, "c"), [2, 3]) in by_pair.items())
    halves = {0.5: "half", 2.0: "two"}
    print((0.5, "half") in halves.items(), (n / 2, "half") in halves.items(), (4.0, "half") in halves.items())
    flags = {True: 1, False: 0}
    print((True, 1) in flags.items(), (n == 2, 0) in flags.items(), (n == 2, 1) in flags.items())
    numbers = {0: 1, 1: 3}
    print((True, 3) in numbers.items(), (False, 3) in numbers.items(), (1, True) in numbers.items(), (0, True) in numbers.items())
    maybe = {"a": None, "b": "x"}
    text = "a" if n > 0 else None
    print(("a", None) in maybe.items(), ("b", None) in maybe.items(), ("b", "x") in maybe.items(), (text, None) in maybe.items())
    # (What can be no item is none.)
    print((1, "a") in numbers.items(), (0, 1, 2) in numbers.items(), (None, 1) in numbers.items())
    print((n / 2, 3) in numbers.items(), (n / 2 - 0.5, 3) in numbers.items(), (n / 2 - 0.5, 1) in numbers.items(), (1, 3.0) in numbers.items())
    empty = {}
    print(("a", n) in empty.items(), ("one", n) in CONSTANT.items(), ("two", n) in CONSTANT.items())


def compared(n):
    few = {1: "a"}
    many = {i: chr(97 + (i + 25) % 26) for i in range(1, 6 + n)}
    print(few.items() <= many.items(), few.items() < many.items(), many.items() >= few.items(), many.items() <= few.items())
    few[2] = "z"
    print(few.items() <= many.items(), few.items() == many.items(), many.items() == dict(many).items(), few.items() != many.items())
    print(few.items().isdisjoint([(2, "b"), (1, "z")]), few.items().isdisjoint([(2, "z")]), {(1, "a"), (2, "z")} == few.items())
    print({(1, "a")} <= few.items(), few.items() <= {(1, "a"), (2, "z"), (3, "q")}, few.keys() <= many.keys(), few.keys() == {1: 0, 2: 0}.keys())


def entry_point(argv):
    print(of_texts({"a": 1, "b": 2}, "a", len(argv)), of_texts({"a": 1}, "a", 2), of_texts({"a": 1}, "c", 1))
    of_objects()
    of_others(len(argv))
    compared(len(argv))
    large = {i: i * i for i in range(1000)}
    found = 0
    for i in range(2000):
        if (i, i * i) in large.items():
            found += 1
        if (i, i) in large.items():
            found += 1
    print(found)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
