def entry_point(argv):
    print({(): 1}[()])
    d = {(): 1}
    d[()] = 2
    print(d, () in d, d.get(()))
    s = {()}
    s.add(())
    print(s, len(s), () in s)
    e = {}
    e[()] = "a"
    print(e)
    print(hash(()) == hash(()), () == ())
    f = {(): 0, (1,): 1, (1, 2): 3}
    print(f[()], f[(1,)])
    for k in d:
        print(k)
    for k, v in d.items():
        print(k, v)
    del d[()]
    print(d)
    print([()].index(()), [(), ()].count(()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
