log = []


def say(s, v):
    log.append(s)
    return v


class Acc:
    def __init__(self, v):
        self.v = v

    def __iadd__(self, o):
        log.append('iadd')
        self.v += o
        return self

    def __sub__(self, o):
        log.append('sub')
        return Acc(self.v - o)


class Holder:
    def __init__(self):
        self.d = {'a': 1}
        self.xs = [1, 2, 3]
        self.acc = Acc(1)

    @property
    def p(self):
        log.append('get p')
        return self.xs[0]

    @p.setter
    def p(self, v):
        log.append('set p')
        self.xs[0] = v

    def __getitem__(self, i):
        log.append('get %d' % i)
        return self.xs[i]

    def __setitem__(self, i, v):
        log.append('set %d' % i)
        self.xs[i] = v

    def __delitem__(self, i):
        log.append('del %d' % i)
        del self.xs[i]


def flush():
    print(log)
    del log[:]


def entry_point(argv):
    h = Holder()
    say('h', h).d[say('key', 'a')] += say('value', 5)
    flush()
    print(h.d)
    try:
        say('h', h).d[say('key', 'zz')] += say('never', 5)
    except KeyError as e:
        print('KeyError', e)
    flush()
    h.p += 10
    h.p *= 2
    flush()
    h[1] += say('v', 5)
    h[-1] -= 1
    flush()
    print(h.xs)
    del h[0], h[say('index', 0)]
    flush()
    print(h.xs)
    try:
        h[7] += say('never', 1)
    except IndexError as e:
        print('IndexError', e)
    flush()
    a = h.acc
    h.acc += 4
    print(a is h.acc, a.v)
    h.acc -= 2
    print(a is h.acc, h.acc.v, a.v)
    flush()
    xs = ys = [1, 2]
    xs += [3]
    xs *= 2
    print(xs is ys, ys)
    xs = xs + [0]
    print(xs is ys)
    t = u = (1, 2)
    t += (3,)
    print(t, u)
    s = 'ab'
    s += 'c' * 2
    s *= 2
    print(s)
    xs[1:3] += [9, 9]
    print(xs)
    xs[::2] = [0] * len(xs[::2])
    print(xs)
    n = 7
    n //= 2
    n **= 3
    n <<= 2
    n |= 1
    n ^= 3
    n &= ~4
    n >>= 1
    n %= 17
    print(n)
    f = 7.0
    f /= 2
    f //= 1
    f **= 2
    print(f)
    st = {1, 2}
    st |= {3}
    st -= {1}
    st &= {2, 3, 4}
    st ^= {4}
    print(sorted(st))
    d = {'a': 1}
    d |= {'b': 2}
    print(d)
    matrix = [[1, 2], [3, 4]]
    matrix[say('row', 1)][say('col', 0)] += say('add', 10)
    flush()
    print(matrix)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
