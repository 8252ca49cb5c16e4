import math


def comb(n, k):
    try:
        return str(math.comb(n, k))
    except ValueError as e:
        return str(e)


def perm(n, k):
    try:
        return str(math.perm(n, k))
    except ValueError as e:
        return str(e)


def entry_point(argv):
    one = len(argv)
    print(math.gcd(), math.gcd(12), math.gcd(-12, 18 * one), math.gcd(0, 0), math.gcd(12, 18, 27), math.gcd(0, 5), math.lcm(), math.lcm(4, 6 * one), math.lcm(2, 3, 5, 7), math.lcm(0, 5), math.lcm(-4, 6))
    for n, k in [(5, 2), (5, 0), (5, 5), (5, 6), (0, 0), (50, 25), (-1, 2), (3, -1), (60, 30)]:
        print(n, k, comb(n * one, k), perm(n % 15 if n > 0 else n, k % 12 if k > 0 else k))
    print(math.perm(5 * one), math.factorial(0), math.factorial(20 * one), math.isqrt(0), math.isqrt(99 * one), math.isqrt(9223372036854775807))
    for n in [-1, -5]:
        try:
            print(math.factorial(n * one))
        except ValueError as e:
            print(e)
        try:
            print(math.isqrt(n * one))
        except ValueError as e:
            print(e)
        try:
            print(math.perm(n * one))
        except ValueError as e:
            print(e)
    print(math.prod([1, 2, 3 * one]), math.prod([]), math.prod([2.5, 2.0]), math.prod([3], start=4), math.floor(-0.5 * one), math.ceil(-0.5 * one), math.trunc(-1.9 * one), math.floor(5 * one), math.ceil(5), math.trunc(5))
    for x in [1e308 * 10.0, 1e308 * 10.0 - 1e308 * 10.0]:
        for f in [0, 1, 2]:
            try:
                if f == 0:
                    print(math.floor(x * one))
                elif f == 1:
                    print(math.ceil(x * one))
                else:
                    print(math.trunc(x * one))
            except OverflowError as e:
                print('OverflowError', e)
            except ValueError as e:
                print('ValueError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
