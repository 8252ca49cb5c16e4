"""What is a `bool` here and an `int` there is an `int` from there on: its text would be wrong."""


def first(xs):
    return xs[0]


def entry_point(argv):
    xs = [len(argv), True]
    print(first(xs))
    value = 1
    if len(argv) > 1:
        value = False
    print(value is True, isinstance(value, bool), type(value))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
