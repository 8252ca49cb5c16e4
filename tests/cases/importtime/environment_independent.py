import functools
import itertools
import operator

TOTAL = functools.reduce(operator.add, range(10))
PAIRS = list(itertools.product('ab', [1, 2]))


def entry_point(argv):
    print(TOTAL)
    for letter, number in PAIRS:
        print(letter, number)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
