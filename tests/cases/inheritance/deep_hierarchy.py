class A:
    def f(self):
        return 1

    def g(self):
        return self.f() * 10


class B(A):
    pass


class C(B):
    def f(self):
        return 3


class D(C):
    pass


class E(D):
    def g(self):
        return D.g(self) + 5


def entry_point(argv):
    for x in [A(), B(), C(), D(), E()]:
        print(x.f(), x.g())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
