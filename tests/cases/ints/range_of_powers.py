def attempt(a, b):
    try:
        return str(a ** b)
    except ZeroDivisionError as e:
        return 'ZeroDivisionError: %s' % e


def modular(a, b, m):
    try:
        return str(pow(a, b, m))
    except ValueError as e:
        return 'ValueError: %s' % e


def entry_point(argv):
    n = len(argv)
    for base in [-3, -2, -1, 0, 1, 2, 3, 10]:
        line = []
        for exponent in [0, 1, 2, 3, 9, 18]:
            line.append(attempt(base * n, exponent * n))
        print(base, ' '.join(line))
    print((2 * n) ** 62, (-2 * n) ** 63, 7 ** (22 * n), pow(3 * n, 39), (n + 9) ** 18)
    for a in [-7, 0, 5, 12]:
        for m in [1, 2, 7, -7, 13, 1000003]:
            print(a, m, modular(a * n, 10, m * n), modular(a, 0, m * n), modular(a, 123456789, m))
    print(modular(3, 5, 0 * n))
    print(modular(3, -1, 7 * n), modular(2, -3, 7 * n), modular(2, -1, 4 * n))
    print(pow(123456789 * n, 987654321, 9223372036854775807), pow(2, 10 ** 18, 998244353 * n))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
