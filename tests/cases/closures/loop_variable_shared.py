def entry_point(argv):
    fs = []
    for i in range(4):
        fs.append(lambda: i)
    print([f() for f in fs])
    gs = [lambda: j * len(argv) for j in range(3)]
    print([g() for g in gs])
    hs = []
    for k in range(3):
        def make(k):
            return lambda x: x + k
        hs.append(make(k))
    print([h(10) for h in hs])
    i = 77
    print(fs[0]())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
