class A:
    def __init__(self):
        self.x = 5


def get(flag):
    return A() if flag else None


def read(a):
    try:
        return a.x
    except AttributeError:
        return -1


def entry_point(argv):
    print(read(get(True)), read(get(False)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
