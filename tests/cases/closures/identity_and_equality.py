def make(n):
    def f():
        return n
    return f


def entry_point(argv):
    f, g = make(1), make(len(argv))
    h = f
    print(f is g, f is h, f == g, f == h, f != g)
    print(f in [g, h], [f, g].index(g))
    d = {f: 'f', g: 'g'}
    print(d[f], d[g], d[h], len(d))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
