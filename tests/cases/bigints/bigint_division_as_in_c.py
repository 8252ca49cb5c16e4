from rpython.rlib.rbigint import BASE8, BASE10, BASE16, _divrem, rbigint


def show(a, b):
    x, y = rbigint.fromstr(a), rbigint.fromstr(b)
    q, r = _divrem(x, y)
    print(q.str(), r.str(), q.mul(y).add(r).eq(x), x.floordiv(y).str(), x.mod(y).str())


def entry_point(argv):
    big = "123456789012345678901234567890"
    for a in ["7", "-7", "0", big, "-" + big]:
        for b in ["2", "-2", "1000000007", "-98765432109876543210"]:
            show(a, b)
    try:
        _divrem(rbigint.fromint(len(argv)), rbigint.fromint(0))
    except ZeroDivisionError as e:
        print(str(e) != "")
    x = rbigint.fromstr(big)
    print(x.format(BASE8), x.format(BASE10), x.format(BASE16), x.neg().format(BASE16, "0x", "L"))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
