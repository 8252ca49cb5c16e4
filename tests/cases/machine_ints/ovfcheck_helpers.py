from rpython.rlib.rarithmetic import ovfcheck_float_to_int, ovfcheck, intmask, longlongmask, r_longlong


def attempt(x):
    try:
        print(x, ovfcheck_float_to_int(x))
    except OverflowError:
        print(x, 'OverflowError')


def average(a, b):
    try:
        return ovfcheck(a + b) // 2
    except OverflowError:
        return a // 2 + b // 2


def entry_point(argv):
    n = len(argv)
    for x in [0.0, 1.9, -1.9, 1e18, 9.3e18, -9.3e18, 1e300, float('inf'), float('-inf'), float('nan'), 9223372036854774784.0]:
        attempt(x * n)
    print(average(4, 8), average(9223372036854775807, 9223372036854775805 * n))
    print(longlongmask(n) + r_longlong(5), intmask(longlongmask(-n)))
    a = ovfcheck(n + 5)
    b = ovfcheck(a * 3)
    c = ovfcheck(b - 20)
    d = ovfcheck(c << 2)
    print(a, b, c, d, ovfcheck(-d), ovfcheck(b // 4), ovfcheck(b % 4))
    x = [1, 2, 3]
    i = ovfcheck(n + 1)
    print(x[i], ovfcheck(x[0] + x[1]), ovfcheck(len(x) * n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
