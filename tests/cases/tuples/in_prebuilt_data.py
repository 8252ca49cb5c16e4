PRIMES = tuple(p for p in range(2, 30) if all(p % d for d in range(2, p)))
RULES = (('a', ('b', 'c')), ('b', ()), ('c', ('a',)))
GRAPH = dict(RULES)
EMPTY = ()


class Op:
    args = ()

    def show(self):
        return self.name + str(self.args)


class Add(Op):
    name = 'add'
    args = ('x', 'y')


class Neg(Op):
    name = 'neg'
    args = ('x',)


class Nop(Op):
    name = 'nop'


OPS = [Add(), Neg(), Nop()]


def reach(start):
    seen = ()
    todo = (start,)
    while todo:
        node = todo[0]
        todo = todo[1:]
        if node not in seen:
            seen += (node,)
            todo += GRAPH[node]
    return seen


def entry_point(argv):
    print(PRIMES, len(PRIMES), PRIMES[len(argv)], 13 in PRIMES)
    t = PRIMES
    for i in range(2):
        t = t[1:]
    print(t, PRIMES[0])
    for name, args in RULES:
        print(name, args, len(args))
    print(reach('a'), reach('b'), reach('c'))
    for op in OPS:
        print(op.show(), len(op.args), op.args == ('x',))
    e = EMPTY
    for i in range(2):
        e += (i,)
    print(e, EMPTY)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
