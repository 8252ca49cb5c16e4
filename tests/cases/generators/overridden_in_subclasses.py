class Shape:
    def __init__(self, n):
        self.n = n

    def points(self):
        yield self.n

    def labels(self, prefix='p', *, upper=False):
        for p in self.points():
            text = '%s%d' % (prefix, p)
            yield text.upper() if upper else text

    def __iter__(self):
        return self.points()


class Line(Shape):
    def points(self):
        yield from super().points()
        yield self.n * 2


class Fan(Line):
    def points(self):
        for p in Line.points(self):
            if p % 2:
                continue
            yield p
        yield -1


class Empty(Shape):
    def points(self):
        return iter([])


def all_points(shapes):
    for s in shapes:
        yield from s.points()


def pick(k, n):
    if k == 0:
        return (x for x in range(n))
    if k == 1:
        return countdown(n)
    return evens(n)


def countdown(n):
    while n:
        yield n
        n -= 1


def evens(n, start=0):
    x = start
    while x < n:
        yield x
        x += 2


class Walker:
    def __init__(self, gens):
        self.gens = gens
        self.current = gens[0]

    def step(self):
        return next(self.current, None)

    def switch(self, i):
        self.current = self.gens[i]
        return self


def entry_point(argv):
    n = len(argv)
    shapes = [Shape(1), Line(3), Fan(4), Fan(5)]
    print([list(s.points()) for s in shapes], list(all_points(shapes)))
    print([','.join(s.labels()) for s in shapes], list(Line(2).labels('q', upper=True)))
    print([sum(s) for s in shapes], [x for s in shapes for x in s])
    print([list(pick(k, 5)) for k in range(3)], list(evens(6, start=n)))
    w = Walker([countdown(2), evens(3), pick(0, 2)])
    print(w.step(), w.switch(1).step(), w.switch(0).step(), w.step(), w.switch(2).step(), w.switch(1).step())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
