def numbers(name, n):
    for i in range(n):
        print("take", name, i)
        yield i


class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return self.n


class Box:
    def __init__(self, items):
        self.items = items

    def __iter__(self):
        return iter(self.items)


def forever():
    n = 0
    while True:
        yield n
        n += 1


def mapped(n):
    print(list(map(lambda a, b, c, d, e: a + b + c + d + e, [n], [2], [3], [4], [5])))
    print(list(map(lambda a, b, c, d, e, f: str(a) + b + str(c) + d + str(e) + str(f),
                   forever(), "xyz", [1.5, 2.5, 3.5, 4.5], ["p", "q", "r"], Countdown(9), range(5))))
    shown = map(lambda a, b, c, d, e: [a, b, c, d, e], numbers("a", 3), numbers("b", 2), numbers("c", 5),
                [7, 8, 9], Box([0, 0, 0]))
    for row in shown:
        print(row)
    print(list(map(max, [1, 5], [4, 2], [3, 3])), list(map(pow, [2, 3], [5, 2])))


def zipped():
    for row in zip(forever(), "ab", Countdown(5), [1.0, 2.0], Box([4, 0, 4]), numbers("z", 4)):
        print(row)
    print(list(zip(Countdown(3))), list(zip(numbers("one", 2))), list(zip()))
    a, b, c, d, e = zip(*[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]])
    print(a, e, list(zip([1], [2], [3], [4], [5], [6])))


def strict(take, *counts):
    for start in range(2):
        try:
            rows = zip(numbers("s", counts[0]), Box(list(range(counts[1]))), range(counts[2]), "x" * counts[3],
                       Countdown(counts[4]), strict=start == 1)
            print([r for r in rows])
        except ValueError as e:
            print("ValueError", e)
    try:
        print(list(zip([1] * counts[0], [2] * counts[1], strict=take)), list(zip("ab", strict=True)))
    except ValueError as e:
        print("ValueError", e)


def entry_point(argv):
    mapped(len(argv))
    zipped()
    strict(True, 2, 2, 2, 2, 2)
    strict(True, 3, 2, 2, 2, 2)
    strict(False, 2, 3, 2, 2, 2)
    strict(True, 2, 2, 1, 3, 3)
    strict(True, 2, 2, 2, 3, 1)
    strict(True, 2, 2, 2, 2, 3)
    return 0
