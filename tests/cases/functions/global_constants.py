WIDTH = 10
HEIGHT = WIDTH * 2
NAMES = ('x', 'y')


def area():
    return WIDTH * HEIGHT


def entry_point(argv):
    print(area(), NAMES[1], len(NAMES))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
