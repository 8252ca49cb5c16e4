def attempt(a, b):
    try:
        print(a, b, a ** b)
    except ZeroDivisionError as e:
        print(a, b, 'ZeroDivisionError', e)
    except OverflowError as e:
        print(a, b, 'OverflowError', e)


def entry_point(argv):
    inf = float('inf')
    nan = float('nan')
    values = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -2.0, inf, -inf, nan]
    for a in values:
        for b in values:
            if not (a < 0.0 and a != -inf and b == 0.5):
                attempt(a, b)
    attempt(10.0, 400.0)
    attempt(-10.0, 401.0)
    attempt(10.0, -400.0)
    attempt(-8.0, 3.0)
    attempt(1.0000001, 1e7)
    n = len(argv)
    print(2.0 ** n, n ** 0.5, 4 ** 0.5, pow(2.0, 3), pow(9, 0.5), 2.0 ** -n, (n + 1.5) ** 2)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
