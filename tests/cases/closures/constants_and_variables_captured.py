def make_tools(prefix):
    def named(name):
        def show(x):
            return prefix + name + str(x)
        return show
    return named


tools = make_tools('>')
PLUS = make_tools('+')


def local_constants(n):
    base = 100
    text = 'ab'
    scale = lambda x: x * 2
    items = [n]

    def work(x):
        items.append(x)
        return '%d %s %d %d' % (base + n + x, text * 2, scale(x), len(items))
    return work


def key_function(names, which):
    table = {'len': len, 'first': lambda s: ord(s[0])}
    order = 1 if which == 'len' else -1
    return lambda i: order * len(names[i])


class Registry:
    def __init__(self):
        self.found = {}

    def register(self, name):
        def decorate(f):
            self.found[name] = f
            return f
        return decorate


def entry_point(argv):
    n = len(argv)
    a, b = tools('a'), PLUS('b')
    print(a(n), b(7), tools('c')(25))
    print([f(9) for f in [tools('p'), PLUS('q'), tools('r' * n)]])
    w = local_constants(n)
    print(w(1), '|', w(2))
    names = ['ccc', 'a', 'bb']
    print(sorted(range(3), key=key_function(names, 'len')), sorted(range(3), key=key_function(names, 'x')))
    r = Registry()

    @r.register('twice')
    def twice(x):
        return x * 2

    @r.register('plus')
    def plus(x):
        return x + n
    print(sorted(r.found), [r.found[k](5) for k in sorted(r.found)], twice(1))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
