def add3(a, b, c):
    return a * 100 + b * 10 + c


def entry_point(argv):
    t = (1, 2, 3)
    print(add3(*t), add3(9, *(8, 7)), add3(*(1,), *(2, 3)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
