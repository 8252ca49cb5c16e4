"""Classes as keys of dicts, in sets and lists, compared, called and asked for their names."""


class Shape:
    sides = 0

    def __init__(self, size):
        self.size = size


class Square(Shape):
    sides = 4


class Triangle(Shape):
    sides = 3


class Cube(Square):
    sides = 12


def count_kinds(shapes):
    counts = {}
    for shape in shapes:
        kind = type(shape)
        counts[kind] = counts.get(kind, 0) + 1
    return counts


def make(kind, size):
    return kind(size)


def order(kind):
    return kind.__name__


def entry_point(argv):
    kinds = [Square, Triangle, Cube, Square]
    shapes = [make(kind, n + 1) for n, kind in enumerate(kinds)]
    counts = count_kinds(shapes)
    for kind in sorted(counts, key=order):
        print(kind.__name__, counts[kind])
    for kind in [Cube, Square, Triangle]:
        print(kind.sides, counts[kind])
    print(Square in counts, Shape in counts, counts.get(Shape, -1))
    unique = set(kinds)
    print(len(unique), Cube in unique, Shape in unique)
    print([kinds.index(kind) for kind in kinds], kinds.count(Square))
    for shape in shapes:
        kind = type(shape)
        print(kind is Square, kind == Cube, kind != Triangle, issubclass(kind, Square),
              isinstance(shape, Square), kind(shape.size * 2).size)
    prices = {Square: 2.5, Triangle: 1.25}
    total = 0.0
    for shape in shapes:
        try:
            total += prices[type(shape)] * shape.size
        except KeyError:
            print('no price for', type(shape).__name__)
    print(total)
    del prices[Square]
    print(len(prices), Square in prices)
    largest = max(shapes, key=lambda s: (type(s).sides, s.size))
    print(type(largest).__name__, largest.size)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
