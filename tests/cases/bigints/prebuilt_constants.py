from rpython.rlib.rbigint import rbigint, NULLRBIGINT, ONERBIGINT

GOOGOL = rbigint.fromlong(10 ** 100)
MERSENNE = rbigint.fromlong(2 ** 127 - 1)
SMALL = [rbigint.fromlong(x) for x in (-5, 0, 7, 2 ** 64)]
NAMES = {'big': rbigint.fromlong(-3 ** 200), 'one': ONERBIGINT}
RAW = 123456789 ** 9
WIDE = 1 << 200
SUM = rbigint.fromlong(2 ** 64 + 2)


def entry_point(argv):
    n = len(argv)
    print(GOOGOL.str(), GOOGOL.int_add(n).bit_length(), MERSENNE.mod(GOOGOL).eq(MERSENNE), MERSENNE.int_add(n).str())
    print([x.str() for x in SMALL], NAMES['big'].str(), NAMES['one'].add(SMALL[0]).str(), NULLRBIGINT.tobool())
    c = rbigint.fromlong(987654321987654321987654321987654321)
    print(c.str(), c.sub(rbigint.fromlong(RAW)).str(), rbigint.fromlong(-1).str(), rbigint.fromlong(WIDE).bit_length())
    total = NULLRBIGINT
    for x in SMALL:
        total = total.add(x)
    print(total.str(), total.eq(SUM), GOOGOL.eq(rbigint.fromlong(100000000000000000000000000000000000000000000000000).pow(rbigint.fromint(2))))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
