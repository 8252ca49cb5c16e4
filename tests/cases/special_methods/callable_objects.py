class Adder:
    def __init__(self, n):
        self.n = n
        self.calls = 0

    def __call__(self, x, times=1):
        self.calls += 1
        return x + self.n * times


class Compose:
    def __init__(self, f, g):
        self.f = f
        self.g = g

    def __call__(self, x):
        return self.f(self.g(x))


class Rule:
    def __call__(self, s):
        return s


class Upper(Rule):
    def __call__(self, s):
        return s.upper()


class Twice(Rule):
    def __init__(self, inner):
        self.inner = inner

    def __call__(self, s):
        return self.inner(self.inner(s) + '-')


def entry_point(argv):
    a = Adder(5)
    print(a(1), a(1, 2), a(x=3), a.calls)
    print([a(i) for i in range(3)], list(map(a, [10, 20])))
    c = Compose(Adder(1), Adder(10))
    print(c(100), callable(a), callable(3))
    for r in [Rule(), Upper(), Twice(Upper())]:
        print(r('ab'))
    print(sorted([3, 1, 2], key=Adder(-2)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
