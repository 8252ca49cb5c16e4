import math


def entry_point(argv):
    one = float(len(argv))
    for x in [0.1, 0.5, 1.0, 1.5, 2.0, 3.7, 10.0, 50.5, 170.0, -0.5, -1.5, -10.3]:
        x = x * one
        print('%.10g %.10g %.10g %.10g' % (math.gamma(x), math.lgamma(x), math.erf(x), math.erfc(x)))
    for n in range(1, 12):
        if abs(math.gamma(n * one) - math.factorial(n - 1)) > 1e-6:
            print('gamma differs', n)
    for x in [0.0, -1.0, -2.0, 172.0, 1e300]:
        try:
            print('%.6g' % math.gamma(x * one))
        except ValueError as e:
            print('ValueError', e)
        except OverflowError as e:
            print('OverflowError', e)
        try:
            print('%.6g' % math.lgamma(x * one))
        except ValueError as e:
            print('ValueError', e)
        except OverflowError as e:
            print('OverflowError', e)
    print(math.erf(0.0 * one), math.erfc(0.0 * one), math.erf(10.0 * one), math.erfc(30.0 * one) < 1e-300, math.erf(-0.0 * one), '%.10g' % math.erfc(-3.0 * one))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
