from rpython.rtyper.lltypesystem import lltype
R = lltype.Struct('R', ('a', lltype.Signed), ('f', lltype.Float))
S = lltype.Struct('S', ('x', lltype.Signed), ('r', R), ('fix', lltype.FixedSizeArray(lltype.Signed, 3)))
T = lltype.GcStruct('T', ('s', S), ('n', lltype.Signed), ('u', S))
A = lltype.GcArray(('k', lltype.Signed), ('r', R), ('fix', lltype.FixedSizeArray(lltype.Signed, 4)))
V = lltype.GcStruct('V', ('n', lltype.Signed), ('items', lltype.Array(R)))
D = lltype.GcStruct('D', ('super', T), ('more', R))

def inc(s):
    s.x += 1
    s.r.a += s.x
    s.fix[2] += 5
    return s

def total(r):
    return r.a + int(r.f)

def garbage(n):
    res = []
    for i in range(n):
        res.append([i])
    return len(res)

def fill(items):
    for i in range(len(items)):
        r = items[i]
        garbage(i)
        r.a = i * 10
        r.f = 1.5
    return items

def choose(t, flag):
    if flag:
        p = t.s
    else:
        p = t.s
        p.x += 100
    garbage(10)
    return p

def bad(fix, i):
    try:
        return fix[i]
    except IndexError:
        return -1

def entry_point(argv):
    n = len(argv)
    t = lltype.malloc(T)
    g = lambda s: s.x
    t.s.x = 4
    print(g(t.s))
    s = inc(inc(t.s))
    print(s.x, s.r.a, t.s.r.a, s.fix[2], t.s.fix[2])
    r = s.r
    garbage(100)
    r.a += 7
    print(total(r), total(t.u.r), total(t.s.r))
    u = t.u
    u.x = 9
    raw = lltype.malloc(S, flavor='raw')
    raw.x = 40
    print(inc(raw).x, inc(u).x, total(raw.r))
    lltype.free(raw, flavor='raw')
    a = lltype.malloc(A, 3)
    for i in range(3):
        e = a[i]
        garbage(i)
        e.k = i
        e.r.a = i * i
        rr = e.r
        rr.f = 2.5 * i
        f = e.fix
        f[i] = 5 + i
    for i in range(3):
        print(a[i].k, a[i].r.a, a[i].r.f, a[i].fix[i], total(a[i].r), bad(a[i].fix, i), bad(a[i].fix, 4))
    x, y = a[1], a[1]
    print(x == y, x == a[2], a[0].r == a[0].r, a[0].r != a[1].r, bool(x), u == t.u, u == t.s)
    v = lltype.malloc(V, 4)
    items = fill(v.items)
    print(len(items), items[3].a, total(items[2]), v.items[1].f)
    print(choose(t, n > 0).x, choose(t, n < 0).x, t.s.x)
    l = [a[2], a[1]]
    print([p.k for p in l])
    d = lltype.malloc(D)
    d.s.x = 3
    w = d.super.s
    w.x += 1
    print(d.s.x, inc(d.s).x, d.super.n, d.s == w, d.s == d.u)
    d.more.a = 5
    m = d.more
    print(total(m))
    try:
        print(a[n + 5].k)
    except IndexError:
        print('index')
    nul = lltype.nullptr(T)
    try:
        q = nul.s
        print(q.x)
    except RuntimeError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
