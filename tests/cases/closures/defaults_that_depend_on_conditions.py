def f(s, n):
    g = lambda a, o=(0 if n else None): [s, str(o), a]
    print(g('x'))
    def h(a, *, k=(1 if n > 1 else 2), m=[i for i in range(n)][-1] if n else 5):
        return a + k + m + len(s)
    print(h(1), h(1, k=7), h(1, m=2))
def entry_point(argv):
    f('s', len(argv))
    f('t', len(argv) + 4)
    f('u', 0)
    return 0
if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
