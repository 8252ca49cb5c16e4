from rpython.rlib.rbigint import rbigint


def row(a, b):
    return '%d%d%d%d%d%d' % (a.lt(b), a.le(b), a.eq(b), a.ne(b), a.gt(b), a.ge(b))


def entry_point(argv):
    n = len(argv)
    values = [rbigint.fromint(x * n) for x in [0, 1, -1, 5, -5, 1 << 40, -(1 << 40), 9223372036854775807]]
    values.append(rbigint.fromdecimalstr('99999999999999999999999999'))
    values.append(rbigint.fromdecimalstr('-99999999999999999999999999'))
    for a in values:
        print(a.str(), [row(a, b) for b in values], a.hash(), a.tobool(), a.fits_int())
        print(a.int_eq(5), a.int_ne(5), a.int_lt(0), a.int_le(-5), a.int_gt(4), a.int_ge(1 << 40))
    print(values[3].add(values[4]).eq(values[0]), values[8].hash() == rbigint.fromstr('99999999999999999999999999', 10).hash(), rbigint.frombool(True).str(), rbigint.frombool(n > 5).str())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
