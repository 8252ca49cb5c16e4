log = []


def v(name, value):
    log.append(name)
    return value


class Box:
    def __init__(self):
        self.items = [0, 0, 0, 0]
        self.x = 1


def box(b):
    log.append('box')
    return b


def show():
    print(' '.join(log))
    del log[:]


def func(a, b, c=0, d=0):
    return a + b + c + d


def entry_point(argv):
    b = Box()
    box(b).items[v('i', 1)] = v('value', 5)
    show()
    box(b).items[v('i', 1)] += v('value', 5)
    show()
    box(b).x += v('value', 2)
    show()
    d = {v('k1', 1): v('v1', 2), v('k2', 3): v('v2', 4)}
    show()
    func(v('a', 1), v('b', 2), d=v('d', 3), c=v('c', 4))
    show()
    func(*(v('s1', 1), v('s2', 2)), **{'c': v('c', 4)})
    show()
    x = v('l', 1) + v('m', 2) * v('n', 3) - v('o', 4)
    show()
    t = [v('x', 1), v('y', 2)][v('idx', 0)]
    show()
    print(v('p', 1) < v('q', 2) < v('r', 0) < v('s', 5))
    show()
    print(v('p', 3) < v('q', 2) < v('r', 0))
    show()
    y = v('then', 1) if v('cond', False) else v('else', 2)
    show()
    p, b.items[v('t', 0)] = v('r1', 7), v('r2', 8)
    show()
    a = c = b.items[v('w', 2)] = v('rhs', 9)
    show()
    z = [v('e%d' % i, i) for i in range(3) if v('if', True)]
    show()
    print(v('and', 0) and v('no', 1), v('or', 3) or v('no', 1), not v('not', 0))
    show()
    b.items[v('lo', 1):v('hi', 2)] = [v('item', 1)]
    show()
    print(b.items, d, x, t, y, p, a, c, z, b.x)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
