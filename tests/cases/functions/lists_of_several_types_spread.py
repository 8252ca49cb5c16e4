"""Lists of several types behind `*`, for functions and classes that take any number of arguments."""


class Row:
    def __init__(self, *items):
        self.items = items

    def __add__(self, other):
        return Row(*[a + b for a, b in zip(self.items, other.items)])

    def __repr__(self):
        return f'Row{self.items}'


class Titled:
    def __init__(self, title, *items):
        self.title = title
        self.items = list(items)

    def again(self):
        return Titled(self.title, *self.items)

    def __repr__(self):
        return f'{self.title}: {self.items}'


def count(*args):
    return len(args)


def show(*args):
    for arg in args:
        print(arg)


def entry_point(argv):
    n = len(argv)
    print(Row(*[1, 2]), Row(*['a']), Row(*[n] * 3))
    print(Row(*[1, 2, n]) + Row(*[n, n]))
    print(Row(1, 2) + Row(3, 4), Row('a', 'b') + Row('c', 'd'))
    print(Titled('numbers', *[1, n]), Titled('texts', *['a', 'b']))
    print(Titled('numbers', *[n]).again(), Titled('more', *['x']).again())
    print(count(*[1, 2]), count(*['a']), count(*[1.5] * n), count(*[]))
    show(*[1, 2])
    show(*['a'])
    show(*[1.5] * n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
