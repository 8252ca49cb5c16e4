def entry_point(argv):
    n = len(argv)
    big = 9007199254740993 * n
    print(n == 1.0, n < 1.5, n > 0.5, 2 * n <= 2.0, n != 1.25, -n < -0.5)
    print(big == 9007199254740992.0, big > 9007199254740992.0, big < 9007199254740994.0, 9007199254740992.0 < big)
    print(big - 1 == 9007199254740992.0, big >= 9007199254740992.0, big != 9007199254740992.0)
    top = 9223372036854775807 * n
    print(top == 9223372036854775808.0, top < 9223372036854775808.0, top >= 9223372036854775808.0, -top - 1 == -9223372036854775808.0)
    inf = float('inf')
    nan = float('nan')
    print(top < inf, top > -inf, n == nan, n < nan, n != nan, nan > n)
    print(hash(1) == hash(1.0), {1: 'int'}[1], 3 in [1, 2, 3], hash(0), hash(12345))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
