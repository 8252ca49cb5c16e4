import copy
l = [1, [2, 3], {"k": [4]}]; s = copy.copy(l); d = copy.deepcopy(l)
l[1].append(9); l[2]["k"].append(8); print(s, d, copy.copy((1, 2)), copy.deepcopy({1, 2}) == {1, 2}, copy.copy({"a": 1}), copy.copy("x"))
class N:
    def __init__(self): self.v = [1]; self.me = self
n = N(); c = copy.copy(n); e = copy.deepcopy(n); n.v.append(2); print(c.v, e.v, c.me is n, e.me is e)
class H:
    def __copy__(self): return "copied"
    def __deepcopy__(self, memo): return "deep"
print(copy.copy(H()), copy.deepcopy([H()]))
r = []; r.append(r); rr = copy.deepcopy(r); print(rr[0] is rr, rr is not r)
class S:
    __slots__ = ("a",)
s = S(); s.a = [1]; t = copy.deepcopy(s); t.a.append(2); print(s.a, t.a, copy.copy(s).a is s.a)
class L(list): pass
x = L([1]); x.extra = [5]; y = copy.deepcopy(x); y.extra.append(6); print(y, type(y).__name__, x.extra, y.extra, copy.deepcopy((1, [2])), copy.copy(ValueError("q")).args)
print(copy.deepcopy(len) is len, copy.deepcopy(N) is N, copy.deepcopy(lambda: 1) is not None)
