def f(n):
    try:
        return g(n)
    except KeyError:
        return n


def g(n):
    if n == 0:
        raise KeyError
    return f(n - 1) + 1


def entry_point(argv):
    print(f(0), f(5), f(50))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
