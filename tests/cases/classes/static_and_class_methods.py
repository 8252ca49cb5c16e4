class Shape:
    sides = 0

    @staticmethod
    def add(a, b):
        return a + b

    @classmethod
    def describe(cls):
        return cls.sides


class Square(Shape):
    sides = 4


def entry_point(argv):
    print(Shape.add(1, 2), Shape().add(3, 4))
    print(Shape.describe(), Square.describe(), Square().describe())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
