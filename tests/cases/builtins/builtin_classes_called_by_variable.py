def convert(f, text):
    try:
        return repr(f(text))
    except ValueError as e:
        return type(e).__name__


def numbers(f, xs):
    return f(xs)


def length(f, xs):
    return f(xs)


class Point:
    def __init__(self, x=0, y=0):
        self.x = x
        self.y = y

    def __repr__(self):
        return 'Point(%d, %d)' % (self.x, self.y)


def entry_point(argv):
    for text in ['12', 'x', '-3', ' 7 ', '']:
        print(convert(int, text), convert(float, text), convert(str, text), convert(len, text))
    for f in [sum, max, min, len]:
        print(numbers(f, [3, 1, 2]))
    print(length(tuple, [1, 2]), length(list, [1]), length(set, [2]), sorted(length(frozenset, [1])))
    print(list(map(abs, [-1, 2])), list(map(str, [1, None, 2])), list(map(Point, [1, 2], [3, 4])))
    print(list(filter(str.isdigit, ['1', 'a', '22'])), sorted(['b', 'A', 'c'], key=str.lower))
    print(list(map(str.upper, 'ab')), [s.strip() for s in [' a ', 'b ']])
    makers = {'point': Point, 'other': lambda x, y: Point(y, x)}
    for name in sorted(makers):
        print(name, makers[name](1, 2))
    print(any(map(bool, [0, 0])), all(map(bool, [1, 1])), sum(map(len, ['a', 'bb'])))
    print(callable(Point), callable(convert), callable(3), callable(Point()))
    print(isinstance(True, int), isinstance('a', (int, str)), issubclass(bool, int), isinstance(None, type(None)))
    print(max('abc', key=ord), min([[2, 1], [1, 5]], key=lambda p: p[1]), sorted([(2, 'b'), (1, 'z')]))
    print(divmod(-7, 2), pow(2, 10), pow(3, 4, 5), round(2.5), round(-3.567, 2), abs(-2.5))
    print(chr(0x20ac), ord('€'), hex(-255), oct(8), bin(5), int('ff', 16), int('-0b101', 0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
