def divide(a, b):
    if b == 0:
        return None, 'division by zero'
    return a // b, None


def stats(xs):
    return min(xs), max(xs), sum(xs) / len(xs)


def split_at(xs, i):
    return xs[:i], xs[i:]


def minmax(*args):
    lo = hi = args[0]
    for a in args:
        lo, hi = min(lo, a), max(hi, a)
    return lo, hi


def nested():
    return (1, ('a', [2.5, 3.5])), {'k': (4, 5)}


def swap(pair):
    (a, b) = pair
    return b, a


def entry_point(argv):
    n = len(argv)
    q, err = divide(7, n + 1)
    print(q, err, divide(1, 0))
    lo, hi, mean = stats([3, 1, 2])
    print(lo, hi, mean, stats([n])[2])
    left, right = split_at([1, 2, 3, 4], n)
    print(left, right, minmax(3, 9, -2), minmax(5))
    (a, (b, [c, d])), e = nested()
    print(a, b, c, d, e['k'][1])
    print(swap((1, 'x')), swap(swap((1, 'x'))), swap(swap((2.5, [n]))))
    x, y, z = i, *j = 1, 2, 3
    print(x, y, z, i, j)
    t = divide(9, 3)
    if t[1] is None and t[0] is not None:
        print(t[0] + 1)
    fs = [min, max]
    print([f(2, 5) for f in fs], [f([4, 8]) for f in fs])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
