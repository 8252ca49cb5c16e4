def entry_point(argv):
    one = len(argv)
    big = (1 << 53) * one
    f = float(big)
    inf = 1e308 * 10.0 * one
    nan = inf - inf
    for n in [big - 1, big, big + 1, big + 2]:
        print(n, n == f, n != f, n < f, n <= f, n > f, n >= f, f == n, f < n, f > n)
    top = 9223372036854775807 * one
    f = float(top)
    print(top == f, top < f, top > f, f == top, f > top, top >= f, -top - 1 == -f, -top == -f)
    for n in [0, 1, -1, top, -top - 1]:
        print(n < inf, n > -inf, n == inf, n < nan, n > nan, n == nan, n != nan, nan < n, inf >= n)
    print(one == 1.0, one == 1.5, 0 == -0.0 * one, one < 1.0000000001, one > 0.99999, 3 * one <= 3.0)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
