SQUARE = lambda x: x * x
PICK = lambda a, b=3: a * b


def apply(f, x):
    return f(x)


def entry_point(argv):
    print(SQUARE(4), PICK(2), PICK(2, 5))
    print(apply(SQUARE, 6), apply(lambda x: x + 1, 6))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
