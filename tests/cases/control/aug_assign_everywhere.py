class Box:
    def __init__(self, n):
        self.n = n
        self.items = [1, 2, 3]
        self.d = {'a': 1}

    def get(self):
        print('get')
        return self


class Acc:
    def __init__(self, v):
        self.v = v

    def __iadd__(self, other):
        self.v += other
        return self

    def __add__(self, other):
        return Acc(self.v + other + 1000)

    def __isub__(self, other):
        return Acc(self.v - other)


def idx(i):
    print('idx', i)
    return i


def entry_point(argv):
    b = Box(5)
    b.get().n += 3
    b.get().items[idx(1)] *= 7
    b.get().d['a'] -= 4
    b.items[idx(0):idx(2)] += [9]
    print(b.n, b.items, b.d)
    x = 7
    x += 1
    x -= 2
    x *= 5
    x //= 4
    x %= 5
    x **= 3
    x <<= 4
    x >>= 1
    x |= 3
    x &= 0x7b
    x ^= 21
    print(x)
    f = 1.5
    f /= 2
    f *= 3
    f -= 1
    print(f)
    s = 'ab'
    s += 'c'
    s *= 2
    print(s)
    xs = [1]
    ys = xs
    xs += (2, 3)
    xs *= 2
    print(ys, xs is ys)
    a = Acc(1)
    c = a
    a += 5
    print(a is c, a.v)
    a -= 2
    print(a is c, a.v, c.v)
    t = (1, 2)
    t += (3,)
    print(t)
    st = {1, 2, 3}
    st -= {1}
    st |= {9}
    st &= {9, 3}
    st ^= {3, 4}
    print(sorted(st))
    d = {'k': [1]}
    d['k'] += [2]
    d |= {'z': [0]}
    print(d)
    m = [[1, 2], [3, 4]]
    m[0][1] += m[1][0]
    m[1] += m[0]
    print(m)
    try:
        d['no'] += [1]
    except KeyError as e:
        print('KeyError', e)
    try:
        m[5] += [1]
    except IndexError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
