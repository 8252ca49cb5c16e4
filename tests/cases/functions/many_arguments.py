def f(a, b, c, d, e, g, h, i):
    return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * g + 7 * h + 8 * i


def entry_point(argv):
    print(f(1, 2, 3, 4, 5, 6, 7, 8), f(i=1, h=2, g=3, e=4, d=5, c=6, b=7, a=8))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
