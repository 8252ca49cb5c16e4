class Shape:
    made = 0
    names = 'shape'

    def __init__(self):
        type(self).made += 1
        self.__class__.names += '!'


class Sq(Shape):
    made = 100


class Ci(Shape):
    pass


def entry_point(argv):
    Shape()
    Sq()
    Sq()
    print(Shape.made, Sq.made, Ci.made)
    Ci()
    Ci()
    print(Shape.made, Sq.made, Ci.made)
    Shape()
    print(Shape.made, Ci.made)
    print(Shape.names, Sq.names, Ci.names)
    s = Sq()
    print(s.made, type(s).made, s.__class__.made)
    s.made = 5
    print(s.made, Sq.made)
    for cls in [Shape, Sq, Ci]:
        cls.made = 0
    print(Shape.made, Sq.made, Ci.made, s.made)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
