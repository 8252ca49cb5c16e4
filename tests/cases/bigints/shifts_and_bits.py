from rpython.rlib.rbigint import rbigint


def entry_point(argv):
    n = len(argv)
    a = rbigint.fromdecimalstr('340282366920938463463374607431768211455')
    b = rbigint.fromdecimalstr('-123456789123456789123456789')
    c = rbigint.fromint(n)
    for x in [a, b, c, c.neg(), rbigint.fromint(0)]:
        for k in [0, 1, 30, 31, 32, 62, 64, 100, 200]:
            print(k, x.lshift(k).str(), x.rshift(k).str(), x.lshift(k).rshift(k).eq(x))
        for y in [a, b, c, c.neg()]:
            print(x.and_(y).str(), x.or_(y).str(), x.xor(y).str())
        print(x.invert().str(), x.bit_length(), x.bit_count(), x.int_and_(255).str(), x.int_or_(256).str(), x.int_xor(-1).str(), x.sign())
    try:
        a.lshift(-n)
    except ValueError as e:
        print('ValueError', e)
    try:
        a.rshift(-n)
    except ValueError as e:
        print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
