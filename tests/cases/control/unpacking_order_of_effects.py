log = []


class Items:
    def __init__(self, name, n):
        self.name = name
        self.data = [0] * n

    def __setitem__(self, i, v):
        log.append('%s[%d]=%s' % (self.name, i, v))
        self.data[i] = v

    def __getitem__(self, i):
        log.append('%s[%d]' % (self.name, i))
        return self.data[i]

    @property
    def attr(self):
        log.append('get attr')
        return 1

    @attr.setter
    def attr(self, v):
        log.append('attr=%s' % v)


def f(name, v):
    log.append(name)
    return v


def show(title):
    print(title, ' '.join(log))
    del log[:]


def gen():
    for i in range(3):
        log.append('yield %d' % i)
        yield i


def entry_point(argv):
    a = Items('a', 3)
    b = Items('b', 3)
    a[f('i', 0)], b[f('j', 1)] = f('x', 5), f('y', 6)
    show('pair:')
    a[0], b[1] = b[1], a[0]
    show('swap:')
    a[f('k', 0)] = b[f('l', 1)] = f('v', 7)
    show('chain:')
    a.attr, (b[0], b[2]) = 1, (2, 3)
    show('nested:')
    a[0], a[1], a[2] = gen()
    show('generator:')
    try:
        a[0], a[1] = gen()
    except ValueError as e:
        print(e)
    show('too many:')
    try:
        (a[0], a[1]), b[0] = [1, 2, 3][:1], 9
    except ValueError as e:
        print(e)
    show('inner:')
    for a[f('n', 0)] in range(2):
        pass
    show('for:')
    a[f('o', 0)] += f('p', 4)
    show('augmented:')
    a.attr += 2
    show('property:')
    d = {f('k1', 1): f('v1', 'a'), f('k2', 2): f('v2', 'b')}
    print(len(d))
    show('dict:')
    print(max(f('m1', 3), f('m2', 2), key=lambda v: -v))
    show('call:')
    print([f('e', i) for i in gen() if f('c', i) != 1])
    show('comprehension:')
    print(f('t', 1) if f('cond', 0) else f('e', 2), f('l', 0) or f('r', 3), f('l', 0) and f('r', 3))
    show('lazy:')
    i = 0
    i = a.data[i] = 2
    print(i, a.data)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
