from enum import Enum, unique


@unique
class Shape(Enum):
    CIRCLE = 'circle'
    SQUARE = 'square'
    TRIANGLE = 'triangle'

    def sides(self):
        if self is Shape.CIRCLE:
            return 0
        elif self is Shape.SQUARE:
            return 4
        return 3

    @property
    def title(self):
        return self.name.capitalize()

    @classmethod
    def parse(cls, text):
        for m in cls:
            if m.value == text:
                return m
        return None

    @staticmethod
    def default():
        return Shape.SQUARE


def entry_point(argv):
    names = ['circle', 'square', 'hexagon', 'triangle']
    for n in names:
        try:
            s = Shape(n)
            print(s, repr(s), s.name, s.value, s.sides(), s.title)
        except ValueError as e:
            print('bad', e)
    for n in ['CIRCLE', 'OVAL']:
        try:
            print(Shape[n].value)
        except KeyError as e:
            print('no', e)
    m = Shape.parse('triangle')
    if m is not None:
        print(m.name)
    print(Shape.parse('x') is None, Shape.default())
    print(list(Shape))
    print(Shape.CIRCLE == Shape.CIRCLE, Shape.CIRCLE != Shape.SQUARE)
    print(Shape.__members__['SQUARE'].name, len(Shape.__members__))
    print([k for k in Shape.__members__])
    d = {Shape.CIRCLE: 1, Shape.SQUARE: 2}
    print(d[Shape('square')], Shape.TRIANGLE in d)
    print(Shape.CIRCLE in Shape)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
