def entry_point(argv):
    n = float(len(argv))
    for v in [0.0, 1.0, 0.5, -0.75, 3.141592653589793, 0.1, 1e15, 1234567.0, -2.5, 2.0 ** -60]:
        print((v * n).as_integer_ratio())
    for v in [float('inf'), float('nan')]:
        try:
            print(v.as_integer_ratio())
        except OverflowError as e:
            print('OverflowError', e)
        except ValueError as e:
            print('ValueError', e)
    print((5).as_integer_ratio(), (-3).as_integer_ratio())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
