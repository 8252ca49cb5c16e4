"""Classes, and tuples of them of several lengths, in attributes: `isinstance`, `issubclass` and `except` of these."""


class Suppress:
    def __init__(self, *classes):
        self.classes = classes

    def __enter__(self):
        return self

    def __exit__(self, of, value, traceback):
        return of is not None and issubclass(of, self.classes)


class Retry:
    def __init__(self, times, *classes):
        self.times = times
        self.classes = classes

    def call(self, f, n):
        for turn in range(self.times):
            try:
                return f(n - turn)
            except self.classes as e:
                print("again", type(e).__name__, e)
        return -1


class Catching:
    def __init__(self, of):
        self.of = of

    def call(self, f, n):
        try:
            return f(n)
        except self.of:
            return -2
        finally:
            print("done", n)


class Both(KeyError, ValueError):
    pass


def both(n):
    raise Both(n)


class Shape:
    pass


class Square(Shape):
    pass


class Circle(Shape):
    pass


class Filter:
    def __init__(self, *classes):
        self.classes = classes

    def count(self, shapes):
        return len([s for s in shapes if isinstance(s, self.classes)])


def picky(n):
    if n > 2:
        raise ValueError("large %d" % n)
    if n == 2:
        raise KeyError("two")
    return [10, 20][n]


def entry_point(argv):
    with Suppress(ValueError, KeyError):
        raise KeyError("a")
    print("one")
    with Suppress(IndexError):
        raise IndexError("a")
    print("two")
    try:
        with Suppress(IndexError):
            raise ValueError("b")
    except ValueError as e:
        print(e)
    print(Retry(3, ValueError, KeyError).call(picky, 3), Retry(1, LookupError).call(picky, 2))
    try:
        Retry(2, IndexError).call(picky, 3)
    except ValueError as e:
        print("not caught", e)
    print(Catching(ValueError).call(picky, 5), Catching(LookupError).call(picky, 2), Catching(KeyError).call(picky, 1))
    print(Catching(ValueError).call(both, 1), Catching(LookupError).call(both, 2), Catching(Both).call(both, 3))
    try:
        Catching(IndexError).call(both, 4)
    except KeyError as e:
        print("both", e)
    shapes = [Square(), Circle(), Square(), Shape()]
    print(Filter(Square).count(shapes), Filter(Square, Circle).count(shapes), Filter(Shape).count(shapes))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
