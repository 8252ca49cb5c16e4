# Python's own functions and methods with `*` and what can be iterated over.
import math
import os


class Word:
    def __init__(self, text):
        self.text = text

    def __lt__(self, other):
        return self.text < other.text

    def __gt__(self, other):
        return self.text > other.text


def add(*items):
    total = 0
    for x in items:
        total += x
    return total


def pair(a, b):
    return "%s-%s" % (a, b)


def numbers(n):
    for i in range(n):
        yield i * 7 % 5 + 1


def extremes(xs):
    try:
        print(max(*xs), min(*xs))
    except TypeError as e:
        print("TypeError:", e)


def letters(xs):
    try:
        print(max(*xs), min(*xs))
    except TypeError as e:
        print("TypeError:", e)


def entry_point(argv):
    n = len(argv)
    xs = [3, 1, 2]
    print(max(*xs), min(*xs), math.gcd(*xs), math.lcm(*xs), math.hypot(*[3.0 * n, 4.0][:2]))
    print(max(5, *xs), min(0, *xs), max(0, n, *xs), math.gcd(12, *[18, 24]), math.lcm(4, 6, *xs), math.gcd(*[][:n]))
    print(math.hypot(*xs), math.hypot(*[x / 2 for x in xs]), math.gcd(*{12, 18}), math.gcd(*numbers(4)))
    rows = [[1, 2], [3, 4], [5, 6]]
    print(list(map(max, *rows)), list(map(min, *rows)), list(map(add, *rows)), list(map(pair, *rows[:2])))
    print(list(map(lambda *row: sum(row), *rows)), list(map(pair, [7, 8, 9], *rows[:1])))
    print(list(map(pair, *[("ab", "cd"), ("ef", "gh")][:n + 1])))
    for k in range(4):
        extremes(xs[:k])
        letters(["xay", "b", "c"][:k])
    print(max(*xs, key=lambda x: -x), min(*xs, key=lambda x: -x), max(4, *xs, key=abs))
    print(max(*[Word("a"), Word("c"), Word("b")]).text, min(*[(2, "x"), (1, "y")]), max(*[0.5, n, 2.25]))
    print(max(*{4, 9, 2}), max(*numbers(5)), max(*"hello"), min(*{"k": 1, "j": 2}), max(*range(n, 5)))
    print(max(*rows), min(*rows))
    print(list(zip(*rows)), list(zip((8, 9), *rows)), list(zip([1], {5}, *rows)), list(map(math.gcd, *rows)))
    print(set().union(*rows), {1, 2}.intersection(*[{1}, {1, 2}]))
    h = [1, 2, 255, n]
    print("{:02x} {:02x} {:02x} {}".format(*h))
    print(("{:02x}" * 4).format(*h), "{3} {0} {1:>4}".format(*h), "{} {} {} {} {}".format("first", *h))
    print("{}: {}, {}, {:.2f}".format("mixed", n, *[1.5, 2.25]), "{} {!r}".format(*["a", "b"]), "{}{}{}".format(*"xyz"))
    template = "{} " * n + "{}"
    print(template.format(*h))
    try:
        print("{} {} {} {} {}".format(*h))
    except IndexError as e:
        print(e)
    parts = ["a", "b", "c"]
    print(os.path.join(*parts), os.path.join("x", *parts))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
