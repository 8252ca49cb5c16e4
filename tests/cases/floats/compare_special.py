def row(a, b):
    return '%d%d%d%d%d%d' % (a < b, a <= b, a == b, a != b, a > b, a >= b)


def entry_point(argv):
    inf = float('inf')
    nan = float('nan')
    values = [0.0, -0.0, 1.0, -1.0, inf, -inf, nan, 5e-324]
    for a in values:
        print(a, [row(a, b) for b in values])
    print(sorted([3.5, -1.0, inf, 0.0, -inf, 2.5]), max(1.0, 2.0, -3.0), min([4.5, 2.5]), max(nan, 1.0) != max(nan, 1.0), max(1.0, nan))
    print(inf - inf != inf - inf, inf * 0.0 != inf * 0.0, inf + 1 == inf, -inf < -1e308, nan != nan, nan == nan, not nan < nan)
    print(0.0 == -0.0, str(-0.0), -0.0 + 0.0, 0.0 * -1.0, abs(-0.0), -(0.0), [nan].count(1.0), 1.0 in [0.5, 1.0])
    a = 1.0 * len(argv)
    print(a < 2 < 3.5, 0 <= a <= 1, a == 1, 1 == a, a != 1.5, a is None)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
