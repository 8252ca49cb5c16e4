class Person(object):
    def __init__(self, name):
        self.name = name
        self.friends = []
        self.depth = 0

    def __repr__(self):
        if self.depth > 1:
            return '...'
        self.depth += 1
        try:
            return '%s%r' % (self.name, self.friends)
        finally:
            self.depth -= 1


class Expr(object):
    pass


class Num(Expr):
    def __init__(self, n):
        self.n = n

    def __repr__(self):
        return str(self.n)


class Op(Expr):
    def __init__(self, op, left, right):
        self.op = op
        self.left = left
        self.right = right

    def __repr__(self):
        return '(%r %s %r)' % (self.left, self.op, self.right)

    def __str__(self):
        return '%s%s%s' % (self.left, self.op, self.right)


class Endless(object):
    def __repr__(self):
        return '<' + repr(self) + '>'


def build(n):
    if n == 0:
        return Num(0)
    return Op('+-*'[n % 3], build(n - 1), Num(n))


def entry_point(argv):
    a = Person('ann')
    b = Person('bob')
    a.friends.append(b)
    b.friends.append(a)
    a.friends.append(a)
    print(a, b, [a])
    print(build(5), repr(build(5)), [build(1)], {2: build(2)})
    try:
        print(repr(Endless())[:10])
    except RecursionError as e:
        print('RecursionError', len(argv))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
