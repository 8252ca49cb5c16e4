def entry_point(argv):
    n = float(len(argv))
    values = [0.0, -0.0, 1.0, -1.5, 0.1, 0.2, 0.1 + 0.2, 1 / 3, 2 / 3, 100.0, 1e15, 1e16, 123456789012345680.0, 1e17, 1e22, 1e23, 1e100,
              1e-4, 1e-5, 0.0001234, 0.00001234, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 9007199254740993.0, 4.35, 0.1 * 3, 1e21, 123456.789]
    for v in values:
        v = v * n
        text = repr(v)
        print(v, text, str(v) == text, float(text) == v, f'{v}', '%r' % v, '%s' % v)
    print([0.5, 1e50], (1.0, -0.0), {0.1: 2.0}, float('nan'), float('inf'), -float('inf'), 1e308 * 10 * n)
    x = 0.0
    for i in range(12):
        x += 0.1
        print(x)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
