from rpython.rlib import rfloat
from rpython.rlib.rfloat import round_double, round_away, round_half_even, float_as_rbigint_ratio, INFINITY, NAN


def entry_point(argv):
    one = float(len(argv))
    for x, n in [(1.115, 2), (1.005, 2), (2.675, 2), (0.285, 2), (5.015, 2), (0.125, 2), (0.375, 2), (-0.125, 2), (2.5, 0), (-2.5, 0), (0.5, 0), (1.25, 1), (-1.35, 1),
                 (25.0, -1), (35.0, -1), (-25.0, -1), (24.9, -1), (150.0, -2), (250.0, -2), (12500.0, -3), (1e22 / 2, -22), (0.0, 3), (-0.0, 3), (1e300, 5),
                 (1e-10, 5), (123456789.123456789, 4), (1.5e16, -16), (4503599627370497.5, 0), (0.5, -1), (5.0, -1), (15.0, -1), (99.995, 2), (1e16, 2)]:
        x = x * one
        print(n, repr(round_double(x, n)), repr(round_double(x, n, True)), repr(round_double(x, n, half_even=False)))
    print(round_double(1.7e308 * one, -308), round_double(-1.7e308 * one, -308), round_double(1e308 * one, -400))
    for x in [0.5, 1.5, 2.5, -0.5, -1.5, 0.49999999999999994, -0.2, 1e17, 4503599627370495.5]:
        print(round_away(x * one), round_half_even(x * one), end=' ')
    print()
    for x in [0.0, -0.0, 1.0, 0.1, -3.75, 1e100, 5e-324]:
        top, bottom = float_as_rbigint_ratio(x * one)
        print(top.str(), bottom.str()[:30])
    for x in [INFINITY, -INFINITY, NAN]:
        try:
            float_as_rbigint_ratio(x * one)
            print('no error')
        except OverflowError as e:
            print('OverflowError')
        except ValueError as e:
            print('ValueError')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
