class Expr:
    def __add__(self, other):
        return Add(self, wrap(other))

    def __radd__(self, other):
        return Add(wrap(other), self)

    def __mul__(self, other):
        return Mul(self, wrap(other))

    def __rmul__(self, other):
        return Mul(wrap(other), self)

    def __neg__(self):
        return Mul(Num(-1), self)

    def __sub__(self, other):
        return self + -wrap(other)

    def eval(self, env):
        raise NotImplementedError


class Num(Expr):
    def __init__(self, n):
        self.n = n

    def eval(self, env):
        return self.n

    def __str__(self):
        return str(self.n)


class Var(Expr):
    def __init__(self, name):
        self.name = name

    def eval(self, env):
        return env[self.name]

    def __str__(self):
        return self.name


class Bin(Expr):
    op = '?'

    def __init__(self, a, b):
        self.a = a
        self.b = b

    def __str__(self):
        return '(%s %s %s)' % (self.a, self.op, self.b)


class Add(Bin):
    op = '+'

    def eval(self, env):
        return self.a.eval(env) + self.b.eval(env)


class Mul(Bin):
    op = '*'

    def eval(self, env):
        return self.a.eval(env) * self.b.eval(env)


def wrap(x):
    if isinstance(x, Expr):
        return x
    return Num(x)


def entry_point(argv):
    x = Var('x')
    y = Var('y')
    e = 2 * x + y * (x - 3) + 1
    print(e)
    print(e.eval({'x': 5, 'y': 7}))
    print(-x, (-x).eval({'x': 4}))
    try:
        e.eval({'x': 1})
    except KeyError as err:
        print('KeyError', err)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
