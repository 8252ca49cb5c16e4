class Adder:
    def __init__(self, n):
        self.n = n

    def __call__(self, x, y=1):
        return self.n + x * y


class Doubler(Adder):
    def __call__(self, x, y=2):
        return super().__call__(x, y) * 2


def plain(x):
    return x - 1


def entry_point(argv):
    n = len(argv)
    a = Adder(n)
    print(a(5), a(5, 3), a(x=1, y=n), Doubler(3)(4))
    fs = [Adder(1), Doubler(1)]
    print([f(10) for f in fs], list(map(Adder(7), [1, 2])), sorted([3, 1, 2], key=Doubler(n)))
    print(callable(a), callable(plain))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
