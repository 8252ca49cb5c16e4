def row(a, b):
    try:
        q, r = divmod(a, b)
        return '%r // %r = %r, %r; %r %r' % (a, b, a // b, a % b, q, r)
    except ZeroDivisionError as e:
        return '%r // %r: %s' % (a, b, e)


def entry_point(argv):
    one = float(len(argv))
    inf = 1e308 * 10.0 * one
    nan = inf - inf
    for a in [0.0, -0.0, 7.5, -7.5, 1e300, 5e-324, inf, -inf, nan]:
        for b in [2.0, -2.0, 0.1, -0.1, 1e-300, 5e-324, inf, -inf, nan, 0.0, -0.0]:
            print(row(a * one, b))
    for f in [0, 1, 2, 3]:
        try:
            if f == 0:
                print(one / 0.0)
            elif f == 1:
                print(one // 0)
            elif f == 2:
                print(one % 0)
            else:
                print(divmod(1, 0.0 * one))
        except ZeroDivisionError as e:
            print(f, e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
