class Seq:
    def __getitem__(self, i):
        if i > 3: raise IndexError
        return i * 10
print(list(Seq()), 20 in Seq(), [x for x in Seq()])
class It:
    def __init__(self): self.i = 0
    def __iter__(self): return self
    def __next__(self):
        self.i += 1
        if self.i > 3: raise StopIteration
        return self.i
print(list(It()), sum(It()), tuple(It()), max(It()))
a, b, c = It()
print(a, b, c)
class M:
    def __init__(self): self.d = {}
    def __setitem__(self, k, v): self.d[k] = v
    def __getitem__(self, k): return self.d[k]
    def __delitem__(self, k): del self.d[k]
    def __len__(self): return len(self.d)
    def __reversed__(self): return iter(["rev"])
    def keys(self): return self.d.keys()
m = M()
m["a"] = 1
m["z"] = "s"
print(m["a"], len(m), list(reversed(m)), bool(m))
del m["a"]
print(len(m), m[slice(1, 2)] if False else "x")
n = M()
n["k"] = 5
print({**n}, dict(n), (lambda **kw: kw)(**n))
