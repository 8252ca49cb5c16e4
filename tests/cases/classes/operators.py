class Vec:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __add__(self, other):
        return Vec(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return Vec(self.x - other.x, self.y - other.y)

    def __mul__(self, n):
        return Vec(self.x * n, self.y * n)

    def __neg__(self):
        return Vec(-self.x, -self.y)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return self.x if i == 0 else self.y


def entry_point(argv):
    v = Vec(1, 2) + Vec(3, 4) * 2 - Vec(1, 1)
    w = -v
    print(v.x, v.y, w.x, w.y, len(v), v[0], v[1])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
