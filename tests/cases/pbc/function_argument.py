def apply_twice(f, x):
    return f(f(x))


def inc(x):
    return x + 1


def double(x):
    return x * 2


def entry_point(argv):
    print(apply_twice(inc, 5), apply_twice(double, 5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
