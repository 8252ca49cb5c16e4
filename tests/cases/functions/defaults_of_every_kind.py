class P:
    def __init__(self, n):
        self.n = n


ORIGIN = P(7)


def f(i=1, x=2.5, s='é', b=b'y', n=None, t=(1, 'a'), flag=True, big=1 << 40):
    return '%d %s %s %s %s %s %s %d' % (i, x, s, b, n, t, flag, big)


def g(p=ORIGIN, f=len, k=P):
    return p.n + f('abc') + k(1).n


def shared(x, acc=[]):
    acc.append(x)
    return acc


def shared_dict(k, d={}):
    d[k] = len(d)
    return d


def later(n=len('computed')):
    return n


def sentinel(x, default=None):
    if default is None:
        default = 'none'
    return str(x) + default


def entry_point(argv):
    print(f(), f(5), f(s='z', big=3), f(n='q', flag=False, t=(2, 'b')))
    print(g(), g(P(len(argv))))
    print(shared(1), shared(len(argv) + 1), shared(5, [9]), shared(3))
    print(shared_dict('a'), shared_dict('b'), shared_dict('z', {}))
    print(later(), later(2), sentinel(1), sentinel(2, 'x'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
