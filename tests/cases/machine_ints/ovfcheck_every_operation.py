import sys
from rpython.rlib.rarithmetic import ovfcheck, ovfcheck_float_to_int, ovfcheck_int32_add, ovfcheck_int32_sub, ovfcheck_int32_mul

MAX = sys.maxsize
MIN = -MAX - 1


def add(a, b):
    try:
        return str(ovfcheck(a + b))
    except OverflowError:
        return 'ovf'


def sub(a, b):
    try:
        return str(ovfcheck(a - b))
    except OverflowError:
        return 'ovf'


def mul(a, b):
    try:
        return str(ovfcheck(a * b))
    except OverflowError:
        return 'ovf'


def floordiv(a, b):
    try:
        return str(ovfcheck(a // b))
    except OverflowError:
        return 'ovf'
    except ZeroDivisionError:
        return 'zero'


def mod(a, b):
    try:
        return str(ovfcheck(a % b))
    except OverflowError:
        return 'ovf'
    except ZeroDivisionError:
        return 'zero'


def lshift(a, b):
    try:
        return str(ovfcheck(a << b))
    except OverflowError:
        return 'ovf'


def neg(a):
    try:
        return str(ovfcheck(-a))
    except OverflowError:
        return 'ovf'


def absolute(a):
    try:
        return str(ovfcheck(abs(a)))
    except OverflowError:
        return 'ovf'


def from_float(x):
    try:
        return str(ovfcheck_float_to_int(x))
    except OverflowError as e:
        return 'ovf'


def small(a, b):
    result = []
    try:
        result.append(str(ovfcheck_int32_add(a, b)))
    except OverflowError:
        result.append('ovf')
    try:
        result.append(str(ovfcheck_int32_sub(a, b)))
    except OverflowError:
        result.append('ovf')
    try:
        result.append(str(ovfcheck_int32_mul(a, b)))
    except OverflowError:
        result.append('ovf')
    return ' '.join(result)


def entry_point(argv):
    n = len(argv)
    values = [0, 1, -1, 2, -2, 3, MAX, MAX - 1, MIN, MIN + 1, 1 << 32, -(1 << 32), 3037000499, 3037000500]
    for a in values:
        print(a, neg(a * n), absolute(a * n))
        for b in values:
            print(add(a * n, b), sub(a * n, b), mul(a * n, b), floordiv(a * n, b), mod(a * n, b), end=' ; ')
        print()
        print([lshift(a * n, s) for s in [0, 1, 30, 31, 32, 61, 62, 63]])
    for x in [0.0, 1.5, -1.5, 9.2e18, -9.2e18, 9.3e18, -9.3e18, 1e300]:
        print(from_float(x * n), end=' ')
    print(from_float(1e308 * 10.0 * n), from_float(1e308 * 10.0 * n - 1e308 * 10.0 * n))
    for a in [0, 1, 2147483647, -2147483648, 65536]:
        for b in [1, -1, 2147483647, 32768, -65536]:
            print(small(a * n, b), end=' ; ')
    print()
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
