class A:
    def act(self):
        return 2

    def go(self):
        object.__setattr__(self, "act", f)
        return self.act()


class W:
    def run(self, n):
        return n + 1


class V(W):
    def __init__(self, g):
        self.run = g


def f():
    return 1


def g(n):
    return n * 2


a = A()
a.act = f


def entry_point(argv):
    print(a.act(), A().act(), A().go())
    for w in [W(), V(g), V(W().run)]:
        print(w.run(5), w.run(n=6))
    return 0
