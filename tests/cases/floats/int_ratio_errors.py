def attempt(x):
    try:
        print(x, x.as_integer_ratio())
    except OverflowError as e:
        print(x, 'OverflowError:', e)
    except ValueError as e:
        print(x, 'ValueError:', e)


def entry_point(argv):
    one = float(len(argv))
    for x in [0.0, -0.0, 0.5, -0.75, 0.1, 3.0, 1e18, 2.0 ** -50, 123456.789, 2.0 ** 62]:
        attempt(x * one)
    inf = 1e308 * 10.0 * one
    attempt(inf)
    attempt(-inf)
    attempt(inf - inf)
    print((one * 3).is_integer(), (one / 3).is_integer(), inf.is_integer(), (-one * 0).is_integer())
    print(one.real, one.imag, one.conjugate(), (-one).conjugate(), abs(-one), +one, -one)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
