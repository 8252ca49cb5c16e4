class A:
    def __init__(self, a=1, **kw):
        self.a = a
        self.setup()

    def setup(self):
        self.kind = 'A'


class B(A):
    def __init__(self, b, a=2):
        super().__init__(a=a)
        self.b = b

    def setup(self):
        super().setup()
        self.kind += 'B'


class C(B):
    extra = 'none'

    def __init__(self, *args):
        B.__init__(self, *args)
        self.n = len(args)


class D(C):
    pass


class NoInit(A):
    def setup(self):
        self.kind = 'NoInit'


def entry_point(argv):
    print(A().a, A(5).kind)
    b = B(3)
    print(b.a, b.b, b.kind)
    c = C(7, 8)
    print(c.a, c.b, c.n, c.kind, c.extra)
    d = D(9)
    print(d.a, d.b, d.n, type(d).__name__)
    n = NoInit(a=4)
    print(n.a, n.kind)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
