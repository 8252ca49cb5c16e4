import math


def root(x):
    try:
        return math.sqrt(x)
    except ValueError:
        return -1.0


def logarithm(x):
    try:
        return math.log(x)
    except ValueError:
        return -2.0


def entry_point(argv):
    print(root(4.0), root(-4.0))
    print(logarithm(1.0), logarithm(0.0), logarithm(-1.0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
