def isqrt(n):
    if n < 0:
        raise ValueError
    x = n
    y = (x + 1) // 2
    while y < x:
        x = y
        y = (x + n // x) // 2
    return x


def entry_point(argv):
    for n in [0, 1, 2, 15, 16, 17, 1000000, 999999999999]:
        print(n, isqrt(n))
    try:
        isqrt(-len(argv))
    except ValueError:
        print('negative')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
