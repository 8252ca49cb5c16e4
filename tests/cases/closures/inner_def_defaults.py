def make(n, label):
    def f(x, y=n * 2, z=label):
        return '%s:%d' % (z, x + y)
    return f


def entry_point(argv):
    f = make(len(argv), 'one')
    g = make(10, 'two')
    print(f(1), f(1, 2), f(1, 2, 'q'), f(1, z='w'))
    print(g(1), g(1, y=5), g(x=3))
    for h in [f, g]:
        print(h(100))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
