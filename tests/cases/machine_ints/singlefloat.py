from rpython.rlib.rarithmetic import r_singlefloat, r_longfloat


def entry_point(argv):
    n = len(argv)
    x = r_singlefloat(0.1 * n)
    print(float(x), float(x) == 0.1, float(r_singlefloat(0.5)), int(r_singlefloat(3.75 * n)))
    y = r_singlefloat(16777217.0 * n)
    print(float(y), float(r_singlefloat(1e-50)), float(r_singlefloat(3.4e38)), x == r_singlefloat(0.1), x != y)
    values = [r_singlefloat(1.0 / i) for i in range(1, 6)]
    print([float(v) for v in values])
    total = 0.0
    for v in values:
        total += float(v)
    print(total)
    z = r_longfloat(2.5 * n)
    print(float(z), int(z), z == r_longfloat(2.5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
