def entry_point(argv):
    one = float(len(argv))
    for x in [0.5, 1.5, 2.5, -0.5, -1.5, 2.675, 1.005, 0.125, 1234.5678, -1234.5678, 1e16, 5e-324, 0.05, 99.995, 2.0 ** 52 + 0.5]:
        print(x, round(x * one), [round(x * one, d) for d in [0, 1, 2, 3, 10, -1, -2, -3, -20, 20, 400, -400]])
    inf = 1e308 * 10.0 * one
    print(round(inf, 2), round(-inf, 0), round(inf - inf, 1), round(-0.4 * one), round(-0.4 * one, 0), round(1.7976931348623157e308 * one, -300))
    for n in [0, 5, 15, 25, -15, 14, 16, 12345, -12345]:
        print(n, [round(n * len(argv), d) for d in [0, 2, -1, -2, -3, -30]])
    try:
        print(round(1.7976931348623157e308 * one, -308))
    except OverflowError as e:
        print('OverflowError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
