from rpython.rlib.rbigint import rbigint


def nth_root(a, n):
    low = rbigint.fromint(0)
    high = rbigint.fromint(1).lshift(a.bit_length() // n + 1)
    while low.lt(high):
        mid = low.add(high).int_add(1).rshift(1)
        if mid.int_pow(n).le(a):
            low = mid
        else:
            high = mid.int_sub(1)
    return low


def entry_point(argv):
    k = len(argv)
    a = rbigint.fromint(10).int_pow(60 * k)
    print([nth_root(a, n).str() for n in (2, 3, 4, 5, 7)], a.isqrt().eq(nth_root(a, 2)))
    for base in [-3, -1, 0, 1, 2, 10]:
        b = rbigint.fromint(base)
        print([b.int_pow(e).str() for e in (0, 1, 2, 5, 33)], b.pow(rbigint.fromint(20)).str(), b.pow(rbigint.fromint(77), rbigint.fromint(1009)).str())
    m = rbigint.fromdecimalstr('170141183460469231731687303715884105727')
    g = rbigint.fromint(5)
    x = rbigint.fromdecimalstr('12345678901234567890123456789')
    y = rbigint.fromdecimalstr('98765432109876543210987654321')
    print(g.pow(x, m).pow(y, m).eq(g.pow(y, m).pow(x, m)), g.pow(x, m).mod(rbigint.fromint(1000003)).toint(), g.pow(x, m.neg()).get_sign(), g.pow(rbigint.fromint(0), m).toint())
    for what in range(3):
        try:
            if what == 0:
                print(g.pow(rbigint.fromint(-1)).str())
            elif what == 1:
                print(g.pow(rbigint.fromint(3), rbigint.fromint(0)).str())
            else:
                print(rbigint.fromint(-4).isqrt().str())
        except ValueError as e:
            print(what, 'ValueError')
        except TypeError as e:
            print(what, 'TypeError')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
