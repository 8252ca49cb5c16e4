calls = []


def val(x):
    calls.append(x)
    return x


def take():
    got = ','.join([str(c) for c in calls])
    del calls[:]
    return got


class Interval:
    def __init__(self, lo):
        self.lo = lo

    def __lt__(self, other):
        calls.append(-self.lo)
        return self.lo < other.lo


def entry_point(argv):
    n = len(argv)
    print(val(1) < val(2) < val(3), take())
    print(val(3) < val(2) < val(1), take())
    print(val(1) == val(1) != val(2) >= val(2), take())
    print(not val(1) < val(2) < val(2), take())
    print((val(1) < val(2)) < val(3), take())
    print(val(1) in [val(1), val(2)] and val(3) not in (val(4), val(5)), take())
    print(val(1) < val(5) in [5, 6], take())
    a, b, c = Interval(1), Interval(2), Interval(3)
    print(a < b < c, take())
    print(b < a < c, take())
    x = None
    print(x is None is not False, n == n is True, 'a' < 'b' < 'c' <= 'c')
    print(1 < 2.5 < 3, 0 == False == 0.0)
    if val(0) < val(n) <= val(10):
        print('in', take())
    while val(n) < val(5) < val(6):
        n += 2
    print(n, take())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
