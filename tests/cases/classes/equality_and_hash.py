class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __eq__(self, other):
        return self.x == other.x and self.y == other.y

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return self.x * 31 + self.y


def entry_point(argv):
    a = Point(1, 2)
    b = Point(1, 2)
    print(a == b, a != b, a is b, a == Point(2, 1))
    print(hash(a) == hash(b))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
