from rpython.rlib.rbigint import rbigint


def show(a, b):
    q, r = a.divmod(b)
    print(q.str(), r.str(), a.floordiv(b).eq(q), a.mod(b).eq(r), q.mul(b).add(r).eq(a))


def entry_point(argv):
    n = len(argv)
    a = rbigint.fromdecimalstr('123456789012345678901234567890123456789012345678901234567890')
    b = rbigint.fromdecimalstr('987654321098765432109876543210')
    c = rbigint.fromint(7 * n)
    d = rbigint.fromint(1).lshift(93)
    for x in [a, b, c, d, d.int_sub(1), a.neg(), rbigint.fromint(0)]:
        for y in [b, c, d, b.neg(), c.neg(), d.int_add(1), rbigint.fromint(2147483647)]:
            show(x, y)
    try:
        a.divmod(rbigint.fromint(n - 1))
    except ZeroDivisionError as e:
        print('ZeroDivisionError', e)
    print(a.truediv(b), b.truediv(a), c.truediv(rbigint.fromint(2)), a.neg().truediv(a), d.truediv(d.int_add(1)))
    print(a.div(c).str(), a.int_divmod(1000)[1].str(), a.gcd(b).str(), a.isqrt().str(), a.mul(a).isqrt().eq(a))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
