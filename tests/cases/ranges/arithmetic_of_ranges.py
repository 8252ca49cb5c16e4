"""range: every sign of step, empty ones, huge ones, indexing, slicing, membership, equality, hashing."""
import sys


def show(r):
    return list(r), len(r), bool(r)


def entry_point(argv):
    n = len(argv) + 4
    for start, stop, step in ((0, 5, 1), (5, 0, -1), (0, 0, 1), (3, 3, -2), (-7, 8, 5), (8, -7, -5), (0, 1, 100),
                              (1, 0, 1), (2, 9, 3)):
        r = range(start, stop, step)
        print(show(r), sum(r), [x in r for x in (-2, 0, 2, 3, 5)])
        if r:
            print(r[0], r[-1], min(r), max(r), r.index(r[-1]), r.count(start))
        print(list(reversed(r)), r[::-1] == range(stop, start, -step), list(r[1:]), list(r[:-1]), list(r[::2]))
    for step in (0, n - n):
        try:
            print(len(range(1, n, step)))
        except ValueError as e:
            print('ValueError', e)
    r = range(10, 20, 3)
    for i in (4, -5, 99):
        try:
            print(r[i])
        except IndexError as e:
            print('IndexError', e)
    print(range(0, 3) == range(3), range(0, 4, 2) == range(0, 3, 2), range(0) == range(5, 5), range(3) == range(4))
    big = range(sys.maxsize - 3, sys.maxsize)
    print(len(big), big[-1] == sys.maxsize - 1, sys.maxsize in big, list(big)[0] == sys.maxsize - 3)
    low = range(-sys.maxsize - 1, -sys.maxsize + 2)
    print(len(low), [x + sys.maxsize for x in low])
    print(len(range(0, sys.maxsize, sys.maxsize // 3)), [x // (sys.maxsize // 7) for x in range(0, sys.maxsize - 1, sys.maxsize // 3)])
    total = 0
    for i in range(n):
        for j in range(i, -1, -2):
            if j == 1:
                continue
            total = total * 3 + j
        else:
            total += 1
    print(total)
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
