class V:
    def visit_a(self):
        return 1

    def visit_b(self):
        return 2

    def __getattr__(self, name):
        if name == "visit_z":
            raise AttributeError(name)
        return self.generic

    def generic(self):
        return 3

    def visit(self, n):
        return getattr(self, "visit_" + n)()


class W(V):
    def visit_c(self):
        return 4


class P:
    def visit_a(self):
        return 1


class Q(P):
    def __getattr__(self, name):
        return self.visit_a


def entry_point(argv):
    for v in [V(), W()]:
        for n in ["a", "b", "c", "d"]:
            print(v.visit(n))
        print(getattr(v, "visit_" + "qz"[len(argv) - 1], v.visit_b)())
        print(hasattr(v, "visit_" + "z" * len(argv)), hasattr(v, "visit_" + "y" * len(argv)))
        try:
            v.visit("z")
        except AttributeError as e:
            print("no", e)
    for p in [P(), Q()]:
        try:
            print(getattr(p, "visit_" + "ab"[len(argv)])())
        except AttributeError as e:
            print(e)
    return 0
