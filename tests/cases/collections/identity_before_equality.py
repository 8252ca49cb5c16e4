"""Which containers take an item for itself without asking, and which ask `__eq__` even then: while importing, and translated."""

import itertools
import operator
import sys
import weakref
from array import array
from collections import deque

NAN = float("nan")


class Odd:
    """Equal to nothing, not even to itself."""

    def __init__(self, n):
        self.n = n
        self.asked = []

    def __eq__(self, other):
        self.asked.append(other.n if isinstance(other, Odd) else -1)
        return False

    def __ne__(self, other):
        self.asked.append(-2)
        return False

    def __hash__(self):
        return 1


def in_deques(a, b):
    d = deque([a, b])
    found = [a in d, d.index(b) == 1, d.count(a) == 1, d == deque([a, b])]
    d.remove(b)
    found.append(len(d) == 1)
    try:
        d.index(Odd(3))
    except ValueError:
        found.append(True)
    return found


def in_runs(a, b):
    return [(key.n, len(list(group))) for key, group in itertools.groupby([a, a, b, b, a])]


def in_iterators(a, b):
    it = iter([b, b, a, b])
    return [x.n for x in iter(lambda: next(it), a)], [x.n for x in it]


def in_sequences(a, b):
    return [a in [b, a], b in (a, b), [a, b].index(b) == 1, [a] == [a], (a, b) == (a, b), a in {a: 1}.values(),
            operator.countOf([a, b, a], a) == 2, operator.indexOf([b, a], a) == 1]


def weakly(a, b):
    """The references to them are compared, which are others."""
    d = weakref.WeakKeyDictionary()
    d[a] = 1
    d[a] = 2
    s = weakref.WeakSet([a, a])
    s.discard(a)
    return [a in d, d.get(a) is None, len(d) == 2, len(s) == 2, a in s]


def in_numbers():
    """An array makes its numbers when it is asked for them."""
    numbers = array("d", [1.5, NAN])
    found = [NAN in numbers, numbers.count(NAN) == 0, numbers == numbers, 1.5 in numbers, numbers.count(1.5) == 1]
    try:
        numbers.index(NAN)
    except ValueError:
        found.append(True)
    try:
        numbers.remove(NAN)
    except ValueError:
        found.append(True)
    return found


def all_of():
    a, b = Odd(1), Odd(2)
    lines = [in_deques(a, b), in_sequences(a, b), weakly(a, b), in_numbers()]
    runs = in_runs(Odd(1), Odd(2))
    before, behind = in_iterators(a, b)
    return lines, runs, before, behind, a.asked, b.asked


IMPORTED = all_of()
NANS = [len(list(group)) for _, group in itertools.groupby([NAN, NAN, 1.0])]


def show(found):
    lines, runs, before, behind, a_asked, b_asked = found
    for line in lines:
        print(line)
    print(runs, before, behind, a_asked, b_asked)


def entry_point(argv):
    show(IMPORTED)
    show(all_of())
    print(NANS)
    sentinel = iter([3, 1, 0, 2])
    print(list(iter(lambda: next(sentinel), 0)), [(k, len(list(g))) for k, g in itertools.groupby("aabbb")])
    floats = iter([0.5, 2.0, 1.5])
    print(list(iter(lambda: next(floats), 2)))
    texts = deque(["a", "b", "a"])
    texts.remove("a")
    print(texts.index("a"), texts.count("b"), "c" in texts, [1, 2] in deque([[1, 2]]))
    letters = array("i", [5, 6, 5])
    letters.remove(5)
    print(letters.index(5), letters.count(5), 6 in letters)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
