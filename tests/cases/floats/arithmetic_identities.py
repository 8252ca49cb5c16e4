def entry_point(argv):
    one = float(len(argv))
    inf = 1e308 * 10.0 * one
    nan = inf - inf
    print(0.1 * one + 0.2, 0.1 + 0.2 == 0.3 * one, 1e16 * one + 1.0, 1e308 * one * 10.0, -1e308 * one * 10.0, 5e-324 * one / 2.0, -5e-324 * one / 2.0)
    print(inf - inf, inf * 0.0, inf / inf, inf + 1.0, -inf - 1.0, inf * -1.0, 1.0 / inf, -1.0 / inf, nan + 1.0, nan * 0.0, abs(nan), -nan)
    print(one / 3.0 * 3.0 == 1.0, one / 49.0 * 49.0 == 1.0, 7.0 * one // 2.0, -7.0 * one // 2.0, 7.0 * one % 2.5, -7.0 * one % 2.5, 7.0 % -2.5 * one)
    x = one
    x += 0.5
    x *= 3
    x -= 1
    x /= 7
    x **= 2
    x //= 0.01
    x %= 5
    print(x, -x, +x, abs(-x), x == x, x != x, nan != nan, nan == nan)
    print(1 + one, one + 1, 2 * one, one * 2, 3 - one, one - 3, 7 / (one * 2), (one * 7) / 2, 7 // (one * 2), 7 % (one * 4), one ** 2, 2 ** one, 1.5 * True, one + True)
    print(int(one) == one, one == True, 0.0 == False, one < 2, 2 > one, one <= 1, 1 >= one, 0.5 < one < 1.5)
    big = 9007199254740993 * len(argv)
    print(big == float(big), float(big), big * 1.0, big + 0.0, big / 1, (big + 2) / 2)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
