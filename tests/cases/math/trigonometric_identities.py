import math


def entry_point(argv):
    one = float(len(argv))
    worst = 0.0
    for i in range(-50, 51):
        x = i * 0.37 * one
        worst = max(worst, abs(math.sin(x) ** 2 + math.cos(x) ** 2 - 1.0))
        if abs(x) < 15:
            worst = max(worst, abs(math.cosh(x) ** 2 - math.sinh(x) ** 2 - 1.0) / math.cosh(x) ** 2)
        worst = max(worst, abs(math.tan(math.atan(x)) - x) / max(1.0, abs(x)))
        worst = max(worst, abs(math.asinh(math.sinh(x / 10)) - x / 10))
        worst = max(worst, abs(math.atan2(math.sin(x), math.cos(x)) - math.remainder(x, 2 * math.pi)))
    print(worst < 1e-13)
    for d in [0, 30, 45, 60, 90, 180, 270, -90, 360]:
        r = math.radians(d * one)
        print(d, '%.9f %.9f' % (math.sin(r), math.cos(r)), '%.9f' % math.degrees(r))
    print('%.12g %.12g %.12g %.12g' % (math.asin(one), math.acos(0.5 * one), math.atan(1e10 * one), math.atan2(-0.0 * one, -1.0)))
    print('%.12g %.12g %.12g' % (math.atanh(0.5 * one), math.acosh(1.5 * one), math.tanh(0.3 * one)), math.sin(0.0 * one), math.sin(-0.0 * one), math.atan2(0.0, one), math.atan2(one, 0.0) == math.pi / 2)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
