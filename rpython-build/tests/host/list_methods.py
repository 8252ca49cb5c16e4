l = [3, 1, 2]
l.append(5); l.extend((7, 8)); l.insert(1, 9); l.insert(-1, 6); l.insert(100, 4)
print(l, l.pop(), l.pop(0), l.index(2), l.count(9), len(l))
l.remove(9); l.sort(); print(l); l.reverse(); print(l)
l.sort(key=lambda v: -v % 3); print(l)
l.sort(reverse=True); print(l, sorted("bca"), sorted([3, 1], reverse=True), sorted({"b": 1, "a": 2}), sorted(["b", "A"], key=str.lower))
print(l[1:3], l[::-1], l[-2:], l[:0], l[5:1:-2], l + [1], l * 2, 2 * [0], [1, 2] < [1, 3], [1] < [1, 0], [] == [], [1, 2] == (1, 2))
c = l.copy(); c[1:3] = "xyz"; print(c); c[::2] = range(len(c[::2])); print(c); c[len(c):] = [1]; del c[::2]; print(c)
c[:] = []; print(c); c += "ab"; c *= 2; print(c, c.index("b", 2), "a" in c, c.clear(), c)
n = [[0] * 2 for _ in range(2)]; n[0][0] = 1; print(n, [1, [2, [3]]], list("abc"), list(range(3)), list({"k": 1}))
r = [1]; r.append(r); print(r)
pairs = [(1, "b"), (0, "z"), (1, "a")]
print(sorted(pairs), sorted(pairs, key=lambda p: p[0]), max(pairs), min(pairs, key=lambda p: p[1]))
class K:
    def __init__(self, v): self.v = v
    def __lt__(self, o): return self.v < o.v
    def __repr__(self): return "K%d" % self.v
print(sorted([K(i * 7 % 11) for i in range(20)]))
for f in (lambda: [1].pop(5), lambda: [].pop(), lambda: [1].remove(2), lambda: [1].index(5), lambda: [1, "a"].sort(), lambda: [][0], lambda: [1].__setitem__(3, 1), lambda: [1].__delitem__(3), lambda: [].sort(1), lambda: [1] + 5):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, e)
s = [1, 2, 3]
s[0], s[1] = s[1], s[0]
print(s, *s, [*s, *s])
