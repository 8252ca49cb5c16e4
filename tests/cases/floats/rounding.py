import math


def entry_point(argv):
    for x in [0.5, 1.5, 2.5, -0.5, 2.4, -2.6]:
        print(round(x), math.floor(x), math.ceil(x), int(x))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
