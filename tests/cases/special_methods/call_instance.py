class Counter:
    def __init__(self, start):
        self.n = start

    def __call__(self, by=1, *rest):
        self.n += by
        for r in rest:
            self.n += r
        return self.n


class Doubler(Counter):
    def __call__(self, by=1, *rest):
        return super().__call__(by * 2)


def apply(f, x):
    return f(x)


def entry_point(argv):
    c = Counter(10)
    print(c(), c(5), c(1, 2, 3), c(by=7))
    print(apply(c, 100), callable(c), callable(3))
    cs = [Counter(0), Doubler(0)]
    print([f(21) for f in cs], [f() for f in cs])
    args = (1, 2)
    print(c(*args))
    return 0
