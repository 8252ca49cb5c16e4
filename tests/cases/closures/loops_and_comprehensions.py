def entry_point(argv):
    n = len(argv)
    fs = []
    for i in range(3):
        fs.append(lambda: i)
    print([f() for f in fs])
    fs = []
    for i in range(3):
        fs.append(lambda i=i: i * n)
    print([f() for f in fs])
    gs = [lambda x: x + k for k in range(3)]
    print([g(10) for g in gs])
    hs = [lambda x, k=k: x + k for k in range(3)]
    print([h(10) for h in hs])
    d = {k: (lambda v: v * k) for k in [1, 2]}
    print([d[k](5) for k in sorted(d)])

    def make(k):
        return lambda x: x * k
    ms = {k: make(k) for k in [1, 2, 3]}
    print([ms[k](5) for k in ms])
    total = 0
    for w in 'abc':
        def add(c):
            nonlocal total
            total += ord(c) - ord(w)
        add('z')
    print(total)
    stack = []
    while len(stack) < 3:
        size = len(stack)

        def show():
            return '%d of %d' % (size, len(stack))
        stack.append(show)
    print([s() for s in stack])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
