# An object that importing made, and whose constructor runs again.


class Point(object):
    _immutable_ = True

    def __init__(self, x, y):
        self.x = x
        self.y = y


class Named(object):
    _immutable_fields_ = ["name"]

    def __init__(self, name):
        self.name = name


ORIGIN = Point(0, 0)
NAMED = Named("first")


def again(point, n):
    point.__init__(n, n + 1)


def entry_point(argv):
    print(ORIGIN.x, ORIGIN.y, NAMED.name)
    again(ORIGIN, len(argv) + 4)
    again(Point(1, 2), 3)
    Named.__init__(NAMED, "second" + str(len(argv)))
    print(ORIGIN.x - len(argv), ORIGIN.y - len(argv), NAMED.name[:6])
    return 0
