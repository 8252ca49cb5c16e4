import math


def entry_point(argv):
    one = len(argv)
    for n in [0, 1, 2, 3, 4, 8, 9, 15, 16, 17, 99, 100, 10 ** 12, 10 ** 12 - 1, 4611686014132420609, 4611686014132420608, 9223372036854775807]:
        print(n, math.isqrt(n * one))
    try:
        print(math.isqrt(-one))
    except ValueError as e:
        print('ValueError', e)
    for a in [0, 1, 6, -12, 35, 1071]:
        for b in [0, 4, -18, 462]:
            print(a, b, math.gcd(a, b), math.lcm(a, b))
    print(math.gcd(12, 18, 27), math.gcd(), math.gcd(-7), math.lcm(2, 3, 4), math.lcm(), math.lcm(-5))
    print(math.gcd(2 ** 60 * one, 6 ** 20), math.lcm(2 ** 20, 3 ** 10))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
