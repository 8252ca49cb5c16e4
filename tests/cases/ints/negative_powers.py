def power(a, b):
    return a ** b


def entry_point(argv):
    n = len(argv)
    print(2 ** -1, (2 * n) ** -3, 10 ** -2 * n, (n + 4) ** -1, (-2 * n) ** -3)
    print(power(2.0, -1.0 * n), power(2.0 * n, -2.0), 2.0 ** -n, float(4 * n) ** -n)
    try:
        print((n - 1) ** -1)
    except ZeroDivisionError as e:
        print('ZeroDivisionError', e)
    try:
        print((0.0 * n) ** -2)
    except ZeroDivisionError as e:
        print('ZeroDivisionError', e)
    print(pow(2 * n, -1), pow(2, -1, 7 * n), pow(3 * n, -2, 11), pow(-3, -1, 7 * n))
    try:
        print(pow(6 * n, -1, 9))
    except ValueError as e:
        print('ValueError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
