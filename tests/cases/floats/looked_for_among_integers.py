"""Looking for a float among integers, and comparing with floats, makes no floats of them."""


def has(xs, x):
    return x in xs


def entry_point(argv):
    n = len(argv)
    big = [9007199254740993, 1]
    print(0.5 in big, 1.0 in big, big[0], big)
    xs = [1, 2]
    print(xs == [1.0, 2.0], xs != [1.0, 2.0], [1.0, 2.5] == xs, xs == [1.0], xs, xs[0] // 2, xs[1] / 2)
    d = {"a": 1}
    print(d == {"a": 1.0}, d != {"a": 1.5}, {"a": 1.0} == d, d)
    by_number = {1: "a", 2: "b"}
    print(by_number == {1.0: "a", 2.0: "b"}, {1.0: "a"} == by_number, by_number)
    numbers = {1: 2}
    print(numbers == {1.0: 2.0}, numbers == {1.0: 3.0}, numbers)
    s = {1, 2, 3}
    print(s == {1.0, 2.0, 3.0}, {1.0, 2.0} == s, s != {1.0, 2.0, 4.0}, sorted(s))
    made = []
    print(made == [0.5], made)
    made.append(n)
    print(made == [1.0], made)
    floats = [0.5, 1.0]
    print(1 in floats, floats.count(1), floats == [0.5, 1], floats)
    print(has([n, 2], n + 0.0), has([n, 2], 2))
    empty = []
    print(empty == [], [] == [1.5], [n * 1.5] == empty)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
