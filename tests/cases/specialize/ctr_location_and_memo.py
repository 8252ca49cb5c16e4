from rpython.rlib.objectmodel import specialize


class Box(object):
    _annspecialcase_ = 'specialize:ctr_location'

    def __init__(self, value):
        self.value = value

    def get(self):
        return self.value

    def map(self, f):
        self.value = f(self.value)
        return self


class Plugin:
    def __init__(self, name, level):
        self.name = name
        self.level = level

    def _freeze_(self):
        return True


PLUGINS = [Plugin('a', 1), Plugin('b', 2), Plugin('c', 3)]
P1, P2, P3 = PLUGINS


@specialize.memo()
def info(plugin):
    return '%s@%d' % (plugin.name, plugin.level)


@specialize.memo()
def table(plugin):
    return [plugin.level * k for k in range(3)]


@specialize.arg(0, 2)
def call(name, x, flag):
    if name == 'double':
        r = x * 2
    else:
        r = x + x + x
    if flag:
        return r
    return x


@specialize.argtype(0, 1)
def combine(a, b):
    return str(a) + '|' + str(b)


@specialize.ll()
def same(x):
    return x


@specialize.call_location()
def cached():
    return {}


def choose(n):
    if n == 0:
        return P1
    if n == 1:
        return P2
    return P3


def entry_point(argv):
    n = len(argv)
    a, b, c = Box(n), Box('text'), Box([1.5])
    print(a.get() + 1, b.get().upper(), c.get(), a.map(lambda x: x + 5).get(), b.map(lambda s: s * 2).get())
    print([info(choose(k)) for k in range(3)], table(choose(n)), info(P3))
    print(call('double', n, True), call('triple', 'ab', True), call('double', [n], False))
    print(combine(n, 'x'), combine('x', 2.5), combine(None, True), same(n) + 1, same('z'))
    d, e = cached(), cached()
    d['k'] = n
    e[n] = 'k'
    print(d, e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
