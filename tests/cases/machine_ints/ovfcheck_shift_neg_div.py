from rpython.rlib.rarithmetic import ovfcheck

TOP = 9223372036854775807
LOW = -TOP - 1


def lshift(a, b):
    try:
        return str(ovfcheck(a << b))
    except OverflowError:
        return 'overflow'


def neg(a):
    try:
        return str(ovfcheck(-a))
    except OverflowError:
        return 'overflow'


def magnitude(a):
    try:
        return str(ovfcheck(abs(a)))
    except OverflowError:
        return 'overflow'


def div(a, b):
    try:
        return str(ovfcheck(a // b))
    except OverflowError:
        return 'overflow'
    except ZeroDivisionError:
        return 'zero'


def mod(a, b):
    try:
        return str(ovfcheck(a % b))
    except OverflowError:
        return 'overflow'
    except ZeroDivisionError:
        return 'zero'


def entry_point(argv):
    n = len(argv)
    for a in [0, n, -n, 3, 1 << 40, TOP, LOW]:
        print(a, [lshift(a, b) for b in [0, 1, 22, 23, 61, 62, 63]], neg(a), magnitude(a))
        print(a, [div(a, b) for b in [n, -n, 0, 7]], [mod(a, b) for b in [n, -n, 0, 7]])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
