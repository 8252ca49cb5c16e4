class Key:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def __eq__(self, other):
        if not isinstance(other, Key):
            return NotImplemented
        return self.a == other.a and self.b == other.b

    def __hash__(self):
        return hash((self.a, self.b))


class Sub(Key):
    pass


class Unhashable(Key):
    __hash__ = None


class Collides:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return 1

    def __eq__(self, other):
        return isinstance(other, Collides) and self.n == other.n


class ById:
    pass


def try_hash(k):
    try:
        hash(k)
        return 'hashed'
    except TypeError as e:
        return str(e)


def entry_point(argv):
    d = {Key(1, 'a'): 'first', Key(2, 'b'): 'second'}
    print(d[Key(1, 'a')], d[Sub(2, 'b')], Key(3, 'c') in d, len({Key(1, 'x'), Key(1, 'x'), Sub(1, 'x')}))
    print(hash(Key(1, 'a')) == hash(Key(1, 'a')), hash(Key(1, 'a')) == hash((1, 'a')))
    for k in [Key(1, 'a'), Sub(1, 'a'), Unhashable(1, 'a')]:
        print(try_hash(k))
    c = {}
    for i in range(50):
        c[Collides(i % 20)] = i
    print(len(c), c[Collides(7)], Collides(20) in c)
    for i in range(0, 20, 2):
        del c[Collides(i)]
    print(len(c), sorted([k.n for k in c]))
    x = ById()
    y = ById()
    m = {x: 'x', y: 'y'}
    print(m[x], m[y], ById() in m, hash(x) == hash(x), x == y, x != y)
    classes = {ById: 1, Key: 2}
    z = Sub(0, 'z') if len(argv) > 50 else Key(0, 'z')
    print(classes[type(x)], classes[type(z)], hash(type(z)) == hash(Key), Sub in classes)
    functions = {try_hash: 'f', entry_point: 'e'}
    picked = [try_hash, entry_point][len(argv) % 2]
    print(functions[picked], hash(picked) == hash([try_hash, entry_point][len(argv) % 2]))
    t = {(Key(1, '2'), 'k'): 1}
    print(t[(Key(1, '2'), 'k')], (Key(1, '3'), 'k') in t)
    f = {frozenset([1, 2]): 'set', frozenset([]): 'none'}
    print(f[frozenset([2, 1, 1])], f[frozenset()])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
