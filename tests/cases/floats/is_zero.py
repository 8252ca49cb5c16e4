def sign(x):
    if x > 0.0:
        return 1
    elif x < 0.0:
        return -1
    return 0


def entry_point(argv):
    for x in [1.5, -0.1, 0.0, -0.0]:
        print(sign(x), bool(x), not x)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
