def entry_point(argv):
    n = len(argv)
    xs = [x + n for x in range(3) if x != n]
    print(xs)
    table = {k: (lambda v, k=k: k + v) for k in ['a', 'b']}
    print(table['a']('!'), table['b']('?'))
    fs = [(lambda y: lambda z: y * z + n)(i) for i in range(3)]
    print([f(10) for f in fs])
    print([(lambda: i)() for i in range(3)])
    def scaled(k):
        return [x * k + n for x in xs]
    print(scaled(2), scaled(3))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
