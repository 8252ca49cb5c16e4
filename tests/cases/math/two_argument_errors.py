import math


def entry_point(argv):
    one = float(len(argv))
    inf = 1e308 * 10.0 * one
    nan = inf - inf
    values = [0.0, -0.0, 1.0, -1.5, 2.0, inf, -inf, nan]
    for x in values:
        for y in values:
            line = []
            try:
                line.append('%.6g' % math.pow(x, y))
            except ValueError as e:
                line.append(str(e))
            except OverflowError as e:
                line.append(str(e))
            try:
                line.append('%.6g' % math.fmod(x, y))
            except ValueError as e:
                line.append(str(e))
            try:
                line.append('%.6g' % math.remainder(x, y))
            except ValueError as e:
                line.append(str(e))
            line.append('%.6g %.6g %.6g' % (math.atan2(x, y), math.copysign(x, y), math.hypot(x, y)))
            print(x, y, ' | '.join(line))
    for n in [0, 5, -1080, 1024, 100000, -100000]:
        try:
            print(n, math.ldexp(one, n), math.ldexp(0.0, n), math.ldexp(-inf, n))
        except OverflowError as e:
            print(n, 'OverflowError', e)
    try:
        print(math.pow(10.0 * one, 400.0))
    except OverflowError as e:
        print(e)
    print(math.log(8.0 * one, 2), math.log(100, 10), math.log(2.0, 0.5))
    for x, base in [(2.0, 1.0), (2.0, 0.0), (0.0, 2.0), (2.0, -1.0)]:
        try:
            print(math.log(x * one, base))
        except ValueError as e:
            print('ValueError', e)
        except ZeroDivisionError as e:
            print('ZeroDivisionError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
