import types, copy
d = {"a": 1}
p = types.MappingProxyType(d)
d["b"] = 2
print(p, len(p), p["b"], "a" in p, list(p), p.get("z", 3), dict(p), p == d, list(p.items()), {**p})
try: p["x"] = 1
except TypeError as e: print(e)
try: types.MappingProxyType(5)
except TypeError as e: print(e)
class A:
    x = 1
print(A.__dict__["x"], "x" in vars(A), type(vars(A)))
class P:
    def __init__(self, v): self.v = v; self.l = [1]
class L(list): pass
p = P([1, 2]); q = copy.copy(p); r = copy.deepcopy(p)
print(q.v is p.v, r.v is p.v, r.v, q.l is p.l)
l = L([1, 2]); l.attr = 5
m = copy.copy(l); print(m, m.attr, type(m).__name__, m is l)
print(copy.deepcopy({"k": (1, [2, P(3)])})["k"][1][0], copy.copy(ValueError("x", 1)).args)
class S:
    __slots__ = ("a", "b")
s = S(); s.a = [1]; t = copy.deepcopy(s); print(t.a, hasattr(t, "b"), t.a is s.a)
