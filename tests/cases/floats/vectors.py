class Vec:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def add(self, other):
        return Vec(self.x + other.x, self.y + other.y)

    def dot(self, other):
        return self.x * other.x + self.y * other.y


def entry_point(argv):
    a = Vec(1.0, 2.0)
    b = Vec(0.5, -1.5)
    c = a.add(b)
    print(c.x, c.y, a.dot(b))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
