def newton(n):
    x = n
    for _ in range(30):
        x = (x + n / x) * 0.5
    return x


def entry_point(argv):
    for n in [2.0, 9.0, 144.0, 0.25]:
        print(newton(n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
