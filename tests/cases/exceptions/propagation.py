def a(n):
    return b(n) + 1


def b(n):
    return c(n) + 1


def c(n):
    if n < 0:
        raise ValueError
    return n


def entry_point(argv):
    for n in [5, -5]:
        try:
            print(a(n))
        except ValueError:
            print('came through')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
