class K(object):
    def __init__(self, n):
        self.n = n

def entry_point(argv):
    d = {}
    for i in range(20):
        k = i % 7
        d[k] = d.get(k, 0) + 1
    print(d)
    del d[0]
    print(0 in d, d.get(0, -1))
    try:
        print(d[0])
    except KeyError as e:
        print("KeyError", e)
    d[0] = 5
    print(d, d[0])
    s = {}
    for w in "a b c a b a".split(' '):
        s[w] = s.get(w, 0) + 1
    print(s)
    for w in ["a", "b"]:
        if w in s:
            del s[w]
    try:
        print(s["a"])
    except KeyError as e:
        print("KeyError", e)
    s["a"] = 9
    print(s, s["a"], len(s))
    f = {0.0: 1, 1.5: 2}
    f[-0.0] = 7
    f[1.5] += 1
    print(len(f), f[0.0], f[1.5])
    n = {None: 1}
    n[None] = n[None] + 1
    print(n[None], len(n))
    o = {}
    a = K(1)
    o[a] = 1
    o[a] += 1
    print(o[a], len(o))
    t = {}
    for i in range(5):
        key = (i % 2, str(i % 3))
        t[key] = t.get(key, 0) + i
    print(sorted(t.values()))
    m = {}
    maybe = ["x", None, "y", None]
    for x in maybe:
        m[x] = m.get(x, 0) + 1
    print(m[None], m["x"], m["y"])
    del m[None]
    print(None in m)
    try:
        print(m[None])
    except KeyError as e:
        print("KeyError", e)
    m[None] = 4
    print(m[None], len(m))
    z = {}
    for i in range(10):
        z[i] = i
    for i in range(10):
        if i in z:
            del z[i]
        z[i] = i * 2
    print(list(z.items()))
    z.clear()
    try:
        print(z[9])
    except KeyError as e:
        print("KeyError", e)
    z[9] = 1
    print(z)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
