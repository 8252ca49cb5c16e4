class A:
    def __init__(self, n):
        self.n = n


class B(A):
    def __init__(self, n):
        A.__init__(self, n)
        self.extra = n * 10

    def show(self):
        return "B%d" % self.extra

    def __len__(self):
        return self.n


class C(B):
    def show(self):
        return "C%d" % self.extra


def pick(n):
    if n == 0:
        return A(n)
    if n == 1:
        return B(n)
    return C(n)


def entry_point(argv):
    for i in range(3):
        x = pick(i)
        try:
            print(x.show())
        except AttributeError as e:
            print("AttributeError", e)
        print(bool(x))
    return 0
