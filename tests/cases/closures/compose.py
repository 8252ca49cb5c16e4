def compose(f, g):
    return lambda x: f(g(x))


def inc(x):
    return x + 1


def double(x):
    return x * 2


def entry_point(argv):
    print(compose(inc, double)(5), compose(double, inc)(5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
