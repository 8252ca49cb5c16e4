# Methods of a hierarchy give texts in one tree and numbers in another.


class Expr:
    def eval(self):
        raise NotImplementedError


class Lit(Expr):
    def __init__(self, v):
        self.v = v

    def eval(self):
        return self.v


class Add(Expr):
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def eval(self):
        return self.a.eval() + self.b.eval()


def build(x, y):
    return Add(Lit(x), Add(Lit(y), Lit(x)))


def entry_point(argv):
    e = build(1, 2)
    f = build("a", "b")
    print(e.eval() + 1, f.eval() + "!")
    es = [e, Lit(5)]
    fs = [f, Lit("z")]
    print([x.eval() + 1 for x in es], [x.eval() + "!" for x in fs])
    print([type(x).__name__ for x in es], [isinstance(x, Add) for x in fs])
    print(type(es[1]) is type(fs[1]), type(e) is Add, type(e.a) is Lit)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
