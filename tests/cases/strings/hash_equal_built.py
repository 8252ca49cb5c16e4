def entry_point(argv):
    n = len(argv)
    a = 'key' + str(n)
    b = 'ke' + 'y1'
    d = {a: 1}
    print(a == b, hash(a) == hash(b), b in d, d[b], hash('') == hash('x'[n:]), hash('\u00e9') == hash('\xe9' * n), hash('a') == hash('abc'[0]))
    e = {}
    for i in range(200):
        e['\u4e2d%d' % (i % 50)] = i
    print(len(e), e['\u4e2d7'], e['\u4e2d49'], '\u4e2d50' in e, sum(e.values()))
    s = {c for c in 'hello w\u00f6rld'}
    print(len(s), '\u00f6' in s, 'o' in s, 'z' in s, ''.join(sorted(s)))
    t = {('a', 'b'): 1, ('a', 'c' * n): 2}
    print(t[('a', 'c')], ('a', 'd') in t, t.get(('x', 'y'), 0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
