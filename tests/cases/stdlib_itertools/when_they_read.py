"""When iterators read what they are given, and how much of it; the same while the program is imported."""
import sys
from itertools import (combinations, combinations_with_replacement, cycle, islice, permutations, product, repeat)


def noisy(log, tag, n):
    log.append(tag)
    for i in range(n):
        log.append(tag + str(i))
        yield i


def read_at_the_call(log):
    p = product(noisy(log, "a", 2), noisy(log, "b", 1))
    log.append("made")
    log.append(str(list(p)))
    p1 = product(noisy(log, "c", 1))
    log.append("made")
    log.append(str(list(p1)))
    p2 = product(noisy(log, "d", 2), repeat=2)
    log.append("made")
    log.append(str(list(p2)))
    p3 = combinations(noisy(log, "e", 3), 2)
    log.append("made")
    log.append(str(list(p3)))
    p4 = permutations(noisy(log, "f", 2))
    log.append("made")
    log.append(str(list(p4)))
    p5 = combinations_with_replacement(noisy(log, "g", 2), 2)
    log.append("made")
    log.append(str(list(p5)))
    try:
        product([1], repeat=-1)
    except ValueError as e:
        log.append(str(e))


def read_later(log):
    c = cycle(noisy(log, "c", 2))
    log.append("made")
    log.append(str([next(c) for _ in range(5)]))
    xs = [1]
    d = cycle(xs)
    xs.append(2)
    log.append(str([next(d) for _ in range(3)]))


def how_much(log):
    for start, stop, step in [(0, 3, 1), (2, 10, 3), (5, 5, 1), (5, 2, 1), (1, 9, 4), (0, 0, 1), (30, 2, 1)]:
        it = iter(range(20))
        log.append("%s %s" % (list(islice(it, start, stop, step)), next(it, -1)))
    it = iter(range(20))
    s = islice(it, 1, 9, 4)
    log.append("%d %d %d %d %d %d" % (next(s), next(it), next(s), next(it), next(s, -1), next(it)))
    for a in [-1, -2]:
        try:
            islice([1], a)
        except ValueError as e:
            log.append(str(e))
        try:
            islice([1], a, 2)
        except ValueError as e:
            log.append(str(e))
        try:
            islice([1], 1, a)
        except ValueError as e:
            log.append(str(e))
        try:
            islice([1], 1, 2, a)
        except ValueError as e:
            log.append(str(e))


def repeated(log):
    log.append(str(list(islice(repeat(1, sys.maxsize), 2))))
    log.append(str(list(repeat(1, -sys.maxsize))))
    log.append(str(list(repeat("x", times=3))))
    log.append(str(list(repeat(object="y", times=True))))
    log.append(str(list(repeat("x", times=0))))


def both():
    log = []
    read_at_the_call(log)
    read_later(log)
    how_much(log)
    repeated(log)
    return log


IMPORTED = both()
BEGUN = cycle("abc")
next(BEGUN)


def entry_point(argv):
    log = both()
    for text in log:
        print(text)
    print(log == IMPORTED)
    print([next(BEGUN) for _ in range(5)])
    return 0
