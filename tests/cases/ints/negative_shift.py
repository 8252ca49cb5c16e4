def left(a, b):
    try:
        return a << b
    except ValueError:
        return -100


def right(a, b):
    try:
        return a >> b
    except ValueError:
        return -200


def entry_point(argv):
    print(left(1, 4), left(1, -1))
    print(right(256, 4), right(256, -4))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
