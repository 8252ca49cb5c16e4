class A:
    def __init__(self, n):
        self.n = n

    def run(self, x):
        return self.n + x

    def stop(self, x):
        return -x


class B:
    def __init__(self, s):
        self.s = s

    def run(self, x):
        return len(self.s) * x

    def go(self, x):
        return x * x


class Reg:
    def __init__(self):
        self.handlers = []

    def add(self, f):
        self.handlers.append(f)
        return self

    def fire(self, x):
        return [h(x) for h in self.handlers]


def entry_point(argv):
    n = len(argv)
    fs = [A(n).run, B('abc').run]
    print([f(10) for f in fs])
    gs = [A(5).stop, B('x').go, A(7).run]
    print([g(3) for g in gs])
    r = Reg().add(A(1).run).add(B('zz').go).add(lambda x: x * n).add(abs)
    print(r.fire(-4))
    m = A(n).run
    a = A(50)
    m2 = a.run
    a.n = 60
    print(m(1), m2(1))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
