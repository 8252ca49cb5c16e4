# What assigns an attribute is a constructor by what it is called for, not by its name: others assign
# it too, so whatever `_immutable_fields_` says, it changes.
class Point(object):
    _immutable_fields_ = ["x", "y", "steps", "kept"]

    def __init__(self, x):
        self.x = x
        self.fill(x)
        self.kept = x

    def fill(self, y):
        self.y = y
        self.steps = 0
        while self.steps < 3:
            self.step()

    def step(self):
        self.steps += 1


class Other(object):
    def __init__(self, point):
        point.x = 7


class Below(Point):
    _immutable_fields_ = ["z"]

    def __init__(self, x):
        Point.__init__(self, x)
        self.z = x


class Again(object):
    _immutable_ = True

    def __init__(self, n):
        self.n = n


class Made(object):
    _immutable_fields_ = ["n"]

    def __new__(cls, n):
        made = object.__new__(cls)
        made.n = n
        return made

    def show(self):
        return self.n


def __init__(point, y):
    point.y = y


point = Point(3)
below = Below(4)
again = Again(5)
made = Made(6)


def until(point):
    count = 0
    while point.y < 20:
        __init__(point, point.y + 5)
        count += 1
    return count


def entry_point(argv):
    print(point.x, point.y, point.steps, point.kept)
    Other(point)
    __init__(point, 8)
    point.step()
    print(point.x, point.y, point.steps, point.kept)
    print(until(point), point.y)
    below.__init__(9)
    print(below.x, below.y, below.z, below.kept)
    Again.__init__(again, 11)
    print(again.n, Again(12).n, made.show(), Made(13).show())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
