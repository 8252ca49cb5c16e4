def operations(n):
    return {'add': lambda x: x + n, 'sub': lambda x: x - n, 'mul': lambda x: x * n}


def pair(n):
    def get():
        return n

    def put(v):
        nonlocal n
        n = v
    return get, put


def entry_point(argv):
    ops = operations(len(argv) + 2)
    for name in sorted(ops):
        print(name, ops[name](10))
    ops['neg'] = lambda x: -x
    print(ops['neg'](4), len(ops))
    get, put = pair(1)
    get2, put2 = pair(2)
    put(10)
    print(get(), get2())
    put2(20)
    print(get(), get2())
    pairs = [pair(i) for i in range(3)]
    for g, p in pairs:
        p(g() * 100)
    print([g() for g, p in pairs])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
