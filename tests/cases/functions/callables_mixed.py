class Adder:
    def __init__(self, n):
        self.n = n

    def __call__(self, x):
        return x + self.n

    def add(self, x):
        return x + self.n + 100

    @staticmethod
    def static(x):
        return x - 1

    @classmethod
    def cls(cls, x):
        return x - 2


def plain(x):
    return x * 2


def apply(f, x):
    return f(x)


def make(k):
    def inner(x):
        return x * k
    return inner


TABLE = {'plain': plain, 'static': Adder.static, 'abs': abs, 'lambda': lambda x: -x}


def entry_point(argv):
    n = len(argv)
    a = Adder(10)
    fs = [plain, a.add, Adder.static, Adder.cls, make(n + 2), lambda x: x + n, abs, a.__call__]
    print([f(-3) for f in fs])
    print([apply(f, 5) for f in fs])
    for name in sorted(TABLE):
        print(name, TABLE[name](-7))
    print(apply(a, 5), a(6))
    f = plain if n else a.add
    g = a.add if n else plain
    print(f(1), g(1), f is plain)
    chosen = [f for f in fs if f(1) > 10]
    print(len(chosen), [c(0) for c in chosen])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
