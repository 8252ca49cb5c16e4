# Iterators that are made and asked while the program is imported go on behind an exception, too.
import itertools


def f(x):
    return 10 // x


def drain(it):
    out = []
    while True:
        try:
            out.append(next(it))
        except StopIteration:
            return out
        except ZeroDivisionError:
            out.append(-2)


ROWS = [
    drain(map(f, [5, 0, 2, 0, 1])),
    drain(filter(f, [5, 0, 2, 0, 1])),
    drain(itertools.starmap(lambda a, b: a // b, [(4, 2), (5, 0), (6, 2)])),
    drain(itertools.takewhile(f, [5, 0, 2, 0, 1])),
    drain(itertools.filterfalse(f, [11, 0, 2, 0, 12])),
]


def entry_point(argv):
    for row in ROWS:
        print(row)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
