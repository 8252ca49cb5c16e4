# `min` and `max` with a key and a default go over an iterator once.
import itertools


def numbers(first):
    for i in range(first, 7):
        yield i


class Fresh:
    def __iter__(self):
        return iter([3, 4, 6])


class Once:
    def __init__(self):
        self.i = 2

    def __iter__(self):
        return self

    def __next__(self):
        self.i += 1
        if self.i > 6:
            raise StopIteration
        return self.i


def minus(x):
    return -x


def same(x):
    return x


def entry_point(argv):
    print(max(numbers(3), key=minus, default=0), min(numbers(3), key=same, default=0))
    print(max(numbers(7), key=minus, default=0), min(numbers(7), key=same, default=-1))
    print(max(numbers(6), key=minus, default=0), min(numbers(6), key=same, default=-1))
    print(max(iter([3, 4, 6]), key=minus, default=0), max([3, 4, 6], key=minus, default=0))
    print(max(Fresh(), key=minus, default=0), max(Once(), key=minus, default=0), min(Once(), key=same, default=0))
    print(max(itertools.accumulate([3, 1, 2]), key=minus, default=0))
    print(max(map(len, ["a", "bb"]), key=minus, default=9), min((x for x in "ab"), key=ord, default="z"))
    print(min(zip([1, 2], [3, 4]), key=lambda pair: pair[0], default=(0, 0)))
    print(max((x for x in [1] if x > 5), key=minus, default=None))
    it = iter([5, 1, 9])
    print(min(it, key=same, default=0), max(it, key=same, default=8))
    return 0
