def attempt(a, b):
    try:
        print(a, b, a ** b)
    except ZeroDivisionError as e:
        print('ZeroDivisionError', e)


def entry_point(argv):
    for a in [-3, -2, -1, 0, 1, 2, 3, 7, 10]:
        line = ''
        for b in range(0, 12):
            line += str(a ** b) + ' '
        print(line)
    print(2 ** 62, (-2) ** 63, 3 ** 39, (-3) ** 39, 10 ** 18, 0 ** 0, 1 ** 1000000, (-1) ** 1000001)
    x = len(argv) + 1
    x **= 5
    print(x)
    print(pow(2, 10), pow(x, 3), pow(-7, 3))
    print(2 ** -1, x ** -2, (-2) ** -3, 10 ** -3)
    print(2 ** 0.5, 2.0 ** x, (x + 2) ** 2.0)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
