import math


def entry_point(argv):
    print(math.sqrt(2.0), math.sqrt(16.0))
    print(math.fabs(-3.5), math.pow(2.0, 10.0))
    print(math.floor(2.7), math.ceil(2.1))
    print(math.pi > 3.14, math.e < 2.72)
    print(math.hypot(3.0, 4.0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
