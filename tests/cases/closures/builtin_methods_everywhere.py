import sys

seen = []
push = seen.append
TABLE = {'upper': str.upper, 'title': str.title}
lookup = {'a': 1, 'b': 2}
HOOKS = [seen.append, lambda x: seen.append(-x)]


class Holder:
    def __init__(self, callback):
        self.callback = callback

    def run(self, x):
        return self.callback(x)


def choose(k, xs, s):
    if k == 0:
        return xs.append
    if k == 1:
        return s.add
    if k == 2:
        return push
    return print


def fill(put, n):
    for i in range(n):
        put(i)
    return n


def finder(text):
    return text.find if len(text) > 2 else text.count


def entry_point(argv):
    n = len(argv)
    xs = []
    s = set()
    for k in range(3):
        choose(k, xs, s)(k + 10)
    print(xs, sorted(s), seen)
    push(n)
    print(fill(xs.append, 3), fill(s.add, 3), xs, sorted(s), seen)
    for hook in HOOKS:
        hook(7)
    print(seen)
    h = Holder(lookup.get)
    print(h.run('a'), Holder({'x': 5}.get).run('x'))
    print([TABLE[k]('hello you') for k in sorted(TABLE)])
    f = finder('hello')
    g = finder('ll')
    print(f('l'), g('l'), f('z'))
    pop = xs.pop if n else None
    print(pop(), pop(0), xs)
    ops = {'pop': xs.pop, 'last': lambda: xs[-1]}
    print(ops['last'](), ops['pop'](), ops['last']())
    out = []
    for put in [out.append, lambda x: out.append(x * 2), out.remove]:
        put(3)
    print(out)
    print(list(map('a,b;c'.split, [',', ';'])), list(filter('aeiou'.__contains__, 'hello')))
    print(list(map(lookup.__getitem__, 'ab')))
    write = sys.stdout.write
    write('done\n')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
