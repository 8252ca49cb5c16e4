r = range(2, 20, 3)
print(r, list(r), len(r), r[1], r[-1], r[1:3], r[::-1], 5 in r, 6 in r, r.index(8), r.count(5), r.start, r.stop, r.step, list(reversed(r)))
print(range(3) == range(0, 3, 1), range(0) == range(5, 5), hash(range(3)) == hash(range(0, 3)), list(range(5, 0, -2)), bool(range(0)), range(10)[2:8:2], 3.0 in range(5), "a" in range(3))
s = slice(1, 10, 2)
print(s, s.start, s.stop, s.step, s.indices(5), slice(None).indices(3), slice(-3, None).indices(10), slice(5) == slice(None, 5, None), [0, 1, 2, 3, 4, 5][s])
class G:
    def __getitem__(self, i): return i
g = G()
print(g[1:2], g[::3], g[1, 2:3], g[...], g[:, 0], g[-1:])
for f in (lambda: range(3)[5], lambda: range(1, 2, 0), lambda: range(1.5), lambda: r.index(100), lambda: range("a"), lambda: [1][1.5:2]):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, e)
