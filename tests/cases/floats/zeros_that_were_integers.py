"""Divisors that are integers, roots of what has none."""
import math


def ratio(a, b):
    try:
        return str(a / b)
    except ZeroDivisionError as e:
        return str(e)


def of_float(a, b):
    try:
        return str(a / float(b))
    except ZeroDivisionError as e:
        return str(e)


def root(x):
    try:
        return str(math.sqrt(x))
    except ValueError:
        return "none"


def lengths(points):
    """A field that is read again behind a root, which changes none."""
    total = 0.0
    for i in range(len(points)):
        points[i][0] = points[i][0] + 1.0
        total += math.sqrt(points[i][0] * points[i][0] + points[i][1])
    return total


def entry_point(argv):
    n = len(argv) - 1
    for b in [n, n + 1, n - 1, n - 9223372036854775807]:
        print(ratio(3, b), of_float(2.5, b), ratio(2.5, b))
    nan = float("nan")
    inf = float("inf")
    for x in [0.0, -0.0, 2.25, -2.25, inf, -inf, nan, 5e-324, -5e-324]:
        print(root(x), ratio(1.0, x), x == 0.0)
    print(lengths([[1.0, 5.0], [2.0, 7.0]]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
