def entry_point(argv):
    one = float(len(argv))
    inf = 1e308 * 10.0 * one
    nan = inf - inf
    print(min(nan, 1.0), min(1.0, nan), max(nan, 1.0), max(1.0, nan), max(nan, nan))
    print(min(0.0, -0.0), min(-0.0, 0.0), max(0.0, -0.0), max(-0.0, 0.0))
    print(min([3.0, nan, 1.0]), max([3.0, nan, 1.0]), max([nan, 3.0]), min(inf, -inf), max(-inf, one))
    print(min(2.5, 1.5, one), max(2.5, 1.5, one), min([0.5]), max([-0.5, -0.25]))
    print(sorted([2.0, -inf, 0.5, inf, -0.0, 0.0]), sorted([3.0, 1.0, 2.0], reverse=True))
    print(max([1.5, -2.5, 2.0], key=lambda x: x * x), min([1.5, -2.5, 2.0], key=abs), max([], default=one), min([0.25], default=9.0))
    print(nan == nan, nan != nan, 0.0 == -0.0, inf == inf, inf - 1 == inf, -inf < -1e308)
    print(bool(nan), bool(0.0 * one), bool(-0.0 * one), not inf, sum([0.1] * 10), sum([0.1] * 10, one), sum([]), abs(-0.0 * one), abs(nan))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
