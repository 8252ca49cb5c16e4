# What a display runs of the program's code is run, and what that raises is caught, though nothing uses what is made.
import sys


class Key(object):
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        if self.n > 1:
            raise ValueError("no hash")
        print("hash", self.n)
        return self.n

    def __eq__(self, other):
        return isinstance(other, Key) and self.n == other.n


def items(n):
    for i in range(n):
        print("item", i)
        yield i
    if n > 2:
        raise ValueError("no more")


class Countdown(object):
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        if self.n > 5:
            raise KeyError("too many")
        self.n -= 1
        return self.n


def dict_display(n):
    try:
        {Key(n): 1}
    except ValueError as e:
        print("caught", e)
    d = {Key(n - 1): n}
    return n


def tuple_display(n):
    try:
        x = (0, *items(n))
    except ValueError as e:
        print("caught", e)
        return 0
    (*items(1), *items(n))
    return 1


def from_an_iterator(n):
    try:
        x = (n, *Countdown(n), n)
    except KeyError:
        return -1
    return len(x)


def first_of(*args):
    return args[0]


def handed_on(n):
    try:
        return first_of(n, *items(n), n)
    except ValueError:
        return -2


def in_order(n):
    it = items(2)
    pair = (*it, len((*it, n)))
    return pair[2]


def entry_point(argv):
    n = len(argv)
    print(dict_display(n), dict_display(n + 1))
    print(tuple_display(n), tuple_display(n + 2))
    print(from_an_iterator(n + 2), from_an_iterator(n + 8))
    print(handed_on(n), handed_on(n + 2))
    print(in_order(n))
    seen = {n: 1}
    it = iter(seen)
    seen[n + 1] = 2
    try:
        x = (*it, 2)
    except RuntimeError as e:
        print(e)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
