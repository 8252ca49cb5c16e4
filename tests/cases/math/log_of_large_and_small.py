import math


def entry_point(argv):
    one = float(len(argv))
    for x in [5e-324, 1e-300, 1e-10, 0.5, 1.0, 2.0, 1e10, 1e300, 1.7976931348623157e308]:
        x = x * one
        print('%.12g %.12g %.12g %.12g %.12g' % (math.log(x), math.log2(x), math.log10(x), math.log1p(x), math.log(x, 3.0)))
    for n in [1, 2, 3, 10, 63, 100]:
        print('%.12g %.12g %.12g' % (math.log(1 << min(n, 62)), math.log2(2.0 ** n), math.log10(10.0 ** n)), math.log2(1 << min(n, 62)), math.exp(0) == one)
    for x in [-745.0, -1.0, -1e-20, 0.0, 1e-20, 1.0, 709.0]:
        print('%.12g %.12g' % (math.exp(x * one), math.expm1(x * one)))
    print(math.sqrt(2.0 * one) ** 2 == 2.0, math.sqrt(1e-320 * one) > 0.0, math.sqrt(16), math.fabs(-2), math.floor(-2.5 * one), math.ceil(2.0000001 * one), math.floor(1e15 + 0.5), math.trunc(-1e10 * one))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
