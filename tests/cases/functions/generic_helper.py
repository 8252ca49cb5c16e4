def identity(x):
    return x


def pick_int(flag, a, b):
    return a if flag else b


def entry_point(argv):
    print(identity(5), pick_int(True, 1, 2), pick_int(False, 1, 2))
    print(identity(identity(7)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
