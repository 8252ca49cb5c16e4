class A:
    def __init__(self, log):
        self.log = log
        log.append("A")

    def run(self, n):
        return n + 1

    def __str__(self):
        return "A"


class B(A):
    def __init__(self, log, extra="b"):
        super().__init__(log)
        self.extra = extra
        log.append("B" + extra)

    def run(self, n):
        return super().run(n) * 10

    def __str__(self):
        return "B(" + super().__str__() + ")"


class C(B):
    def run(self, n):
        return super(C, self).run(n) + A.run(self, n)

    def __str__(self):
        return "C(" + super().__str__() + ")"


class D(C):
    def __init__(self, log):
        super().__init__(log, extra="d")


def entry_point(argv):
    for cls in range(4):
        log = []
        if cls == 0:
            x = A(log)
        elif cls == 1:
            x = B(log)
        elif cls == 2:
            x = C(log, "x")
        else:
            x = D(log)
        print(str(x), x.run(1), log)
    return 0
