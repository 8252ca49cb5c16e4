from rpython.rlib.rbigint import rbigint
from rpython.rlib.rarithmetic import r_uint, intmask


def to_int(a):
    try:
        return str(a.toint())
    except OverflowError:
        return 'overflow'


def to_uint(a):
    try:
        return str(a.touint())
    except OverflowError:
        return 'overflow'
    except ValueError as e:
        return str(e)


def to_float(a):
    try:
        return str(a.tofloat())
    except OverflowError as e:
        return str(e)


def from_float(x):
    try:
        return rbigint.fromfloat(x).str()
    except OverflowError as e:
        return str(e)
    except ValueError as e:
        return str(e)


def entry_point(argv):
    n = len(argv)
    two63 = rbigint.fromint(n).lshift(63)
    for a in [rbigint.fromint(0), rbigint.fromint(-42), two63, two63.neg(), two63.int_sub(1), two63.neg().int_sub(1), two63.lshift(1), two63.lshift(1).int_sub(1), rbigint.fromint(3).lshift(500), rbigint.fromint(-7).lshift(1030), rbigint.fromint(9007199254740993)]:
        print(to_int(a), to_uint(a), to_float(a), a.fits_int(), a.uintmask(), intmask(a.uintmask()))
    for x in [0.0, 1.9, -1.9, 1e18, 1e19, -1e22, 1.7976931348623157e308, 1e-300, float('inf'), float('nan')]:
        print(from_float(x * n))
    print(rbigint.fromrarith_int(r_uint(-n)).str(), rbigint.fromrarith_int(-n).str(), rbigint.fromint(n).lshift(53).int_add(1).tofloat(), rbigint.fromint(n).lshift(54).int_add(3).tofloat())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
