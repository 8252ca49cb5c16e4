import functools
import operator


@functools.wraps(len)
def wrapped(x):
    return x + 1


def add3(a, b, c):
    return a * 100 + b * 10 + c


@functools.total_ordering
class Version:
    def __init__(self, major, minor):
        self.major = major
        self.minor = minor

    def __eq__(self, other):
        return (self.major, self.minor) == (other.major, other.minor)

    def __lt__(self, other):
        return (self.major, self.minor) < (other.major, other.minor)


def compare(a, b):
    return (a % 10 > b % 10) - (a % 10 < b % 10)


def entry_point(argv):
    n = len(argv)
    first = functools.partial(add3, n)
    both = functools.partial(add3, 4, 5)
    print(first(2, 3), both(6), wrapped(n), functools.reduce(operator.mul, [1, 2, 3, 4 * n]), functools.reduce(lambda a, b: a if a > b else b, [3, 9, 4]))
    a = Version(1, 2 * n)
    b = Version(1, 3)
    print(a < b, a <= b, a > b, a >= b, a == b, a != b, max(a, b).minor, sorted([b, a])[0].minor)
    print(sorted([13, 25, 31, 42], key=functools.cmp_to_key(compare)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
