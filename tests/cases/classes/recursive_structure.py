class Expr:
    def evaluate(self):
        raise NotImplementedError


class Num(Expr):
    def __init__(self, n):
        self.n = n

    def evaluate(self):
        return self.n


class Add(Expr):
    def __init__(self, left, right):
        self.left = left
        self.right = right

    def evaluate(self):
        return self.left.evaluate() + self.right.evaluate()


class Mul(Expr):
    def __init__(self, left, right):
        self.left = left
        self.right = right

    def evaluate(self):
        return self.left.evaluate() * self.right.evaluate()


def entry_point(argv):
    e = Add(Num(2), Mul(Num(3), Add(Num(4), Num(5))))
    print(e.evaluate())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
