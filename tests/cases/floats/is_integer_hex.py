def entry_point(argv):
    n = float(len(argv))
    values = [0.0, -0.0, 1.0, -1.0, 0.5, 3.75, -2.5, 0.1, 1e300, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 1e16, 255.0]
    for v in values:
        v = v * n
        print(v.is_integer(), v.hex(), float.fromhex(v.hex()) == v)
    for v in [float('inf'), float('-inf'), float('nan')]:
        print(v.is_integer(), v.hex())
    print((2.0 * n).is_integer(), (n / 3).is_integer(), (n * 7).conjugate(), (n * 7).real, (n * 7).imag)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
