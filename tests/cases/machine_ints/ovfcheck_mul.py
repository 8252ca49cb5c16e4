from rpython.rlib.rarithmetic import ovfcheck

TOP = 9223372036854775807


def mul(a, b):
    try:
        return str(ovfcheck(a * b))
    except OverflowError:
        return 'overflow'


def factorial(n):
    result = 1
    while n > 1:
        result = ovfcheck(result * n)
        n -= 1
    return result


def entry_point(argv):
    n = len(argv)
    values = [0, n, -n, 2, -2, 3037000499, 3037000500, -3037000500, TOP, -TOP, -TOP - 1]
    for a in values:
        print(a, [mul(a, b) for b in values])
    for k in [0, 1, 10, 20, 21, 30]:
        try:
            print(k, factorial(k))
        except OverflowError:
            print(k, 'OverflowError')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
