def power(a, b):
    try:
        return repr(a ** b)
    except ZeroDivisionError as e:
        return 'ZeroDivisionError: %s' % e
    except OverflowError as e:
        return 'OverflowError: %s' % (e.args[0] if False else 'too large')


def entry_point(argv):
    one = float(len(argv))
    inf = 1e308 * 10.0 * one
    nan = inf - inf
    values = [0.0, -0.0, 1.0, -1.0, 2.0, 0.5, -8.0, inf, -inf, nan]
    exponents = [0.0, -0.0, 1.0, -1.0, 2.0, 3.0, -3.0, 1024.0, inf, -inf, nan]
    for a in values:
        print(a, ' '.join([power(a * one, b) for b in exponents]))
    print(power(4.0 * one, 0.5), power(10.0, -2.0 * one), power(10.0, 308.0 * one), power(10.0, 309.0 * one))
    print((2.0 * one) ** 3, 2 ** (0.5 * one), pow(2.0, 10), pow(9, 0.5 * one), (one + 1) ** -2)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
