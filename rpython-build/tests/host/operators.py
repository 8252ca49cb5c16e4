def show(f, *a):
    try:
        print(f(*a))
    except Exception as e:
        print(type(e).__name__, e)
class V:
    def __init__(self, v): self.v = v
    def __repr__(self): return "V(%r)" % (self.v,)
    def __add__(self, o): return V(("add", self.v, o))
    def __radd__(self, o): return V(("radd", o, self.v))
    def __iadd__(self, o): self.v = ("iadd", self.v, o); return self
    def __sub__(self, o): return NotImplemented
    def __neg__(self): return V(("neg", self.v))
    def __pos__(self): return "pos"
    def __invert__(self): return "inv"
    def __abs__(self): return "abs"
    def __matmul__(self, o): return "matmul"
    def __pow__(self, o, m=None): return ("pow", o, m)
    def __rpow__(self, o): return ("rpow", o)
    def __divmod__(self, o): return "divmod"
    def __getitem__(self, k): return ("item", k)
    def __setitem__(self, k, v): print("setitem", k, v)
    def __delitem__(self, k): print("delitem", k)
    def __len__(self): return 3
    def __contains__(self, x): return x == 1
    def __lt__(self, o): return "lt"
    def __le__(self, o): return NotImplemented
    def __int__(self): return 77
    def __float__(self): return 1.5
    def __index__(self): return 2
    def __str__(self): return "str"
    def __format__(self, spec): return "fmt<%s>" % spec
    def __bool__(self): return False
    def __round__(self, n=None): return ("round", n)
v = V(1)
print(v + 1, 1 + v, "x" + v)
w = V(2); w += 3; print(w)
show(lambda: v - 1); show(lambda: 1 - v); show(lambda: v * 2)
print(-v, +v, ~v, abs(v), v @ 1, v ** 2, 2 ** v, pow(v, 2, 5), divmod(v, 2))
print(v[1], v[1:2], v[1, 2], v[..., ::2]); v[3] = 4; del v[5]
print(len(v), 1 in v, 2 in v, v < 1, v > V(2), bool(v), not v)
show(lambda: v <= 1); show(lambda: v >= 1)
print(int(v), float(v), [10, 20, 30][v], hex(v), range(10)[v:], str(v), f"{v}", f"{v:abc}", f"{v!r:>10}", "%s|%r" % (v, v), round(v), round(v, 2))
class R(V):
    def __radd__(self, o): return "R.radd"
print(v + R(2), 1 + R(2), R(1) + R(2))
class Seq:
    def __getitem__(self, i):
        if i > 3: raise IndexError
        return i * i
print(list(Seq()), 9 in Seq(), 5 in Seq(), max(Seq()))
a, b, *c = Seq(); print(a, b, c)
class It:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration
        return self.n
print(list(It()), sum(It()), tuple(It()), [*It(), *It()], {x: 1 for x in It()})
class NoIter:
    __iter__ = None
show(iter, NoIter()); show(list, 5); show(lambda: [*5])
class BadIter:
    def __iter__(self): return 5
show(iter, BadIter())
class BadLen:
    def __len__(self): return -1
show(len, BadLen()); show(len, 5)
class BadBool:
    def __bool__(self): return 3
show(bool, BadBool())
class BadRepr:
    def __repr__(self): return 3
show(repr, BadRepr())
class BadIndex:
    def __index__(self): return "x"
show(lambda: [1][BadIndex()])
show(lambda: 1 + "a"); show(lambda: "a" + 1); show(lambda: [] + ()); show(lambda: -"a"); show(lambda: 1 < "a")
show(lambda: None + 1); show(lambda: {} < {}); five = 5; show(lambda: five[0]); show(lambda: 5 .x); show(lambda: {}[[]])
def st(): (1, 2)[0] = 3
show(st)
def dl():
    x = (1, 2)
    del x[0]
show(dl)
class Cmp:
    def __init__(self, v): self.v = v
    def __eq__(self, o): print("eq", self.v); return NotImplemented
    def __ne__(self, o): print("ne", self.v); return NotImplemented
print(Cmp(1) == Cmp(2), Cmp(1) != Cmp(2), Cmp(1) == 5)
class Sub(Cmp):
    def __eq__(self, o): print("sub eq"); return True
print(Cmp(1) == Sub(2))
x = [1]; y = x; x += [2]; print(y); x = x + [3]; print(y)
t = (1, [2])
try:
    t[1] += [3]
except TypeError as e:
    print(e, t)
print(1 if [] else 2, [] or "d", 1 and 2, not [], 1 < 2 < 3, 1 < 3 < 2, (1, 2) < (1, 3), [1] == [1.0], None is None)
print(7 // 2, -7 // 2, 7 % -3, -7 % 3, 7.5 // 2, 2 ** 10, 2 ** -1, 2 ** 100, 1 << 70, -5 >> 1, 5 & 3, 5 | 3, 5 ^ 3, ~5, 7 / 2)
show(lambda: 1 // 0); show(lambda: 1 % 0); show(lambda: 1.0 / 0); show(lambda: 1 << -1)
class Ctx:
    def __init__(self, swallow): self.s = swallow
    def __enter__(self): print("enter"); return self
    def __exit__(self, t, v, tb): print("exit", t and t.__name__, v, tb is not None); return self.s
with Ctx(False) as c: print("body", c.s)
with Ctx(True): raise ValueError("swallowed")
try:
    with Ctx(False), Ctx(False): raise ValueError("not")
except ValueError as e: print("caught", e)
def wf():
    with Ctx(True):
        return 5
print(wf())
def wl():
    for i in range(3):
        with Ctx(False):
            if i == 0: continue
            break
    return i
print(wl())
class NoCtx: pass
def nc():
    with NoCtx(): pass
show(nc)
class HalfCtx:
    def __enter__(self): pass
def hc():
    with HalfCtx(): pass
show(hc)
class Hashable:
    def __hash__(self): return 1.5
show(hash, Hashable()); show(hash, []); show(hash, {}); show(lambda: {[]: 1})
print(hash((1, 2)), hash(-1), hash(2**61), hash(1.5), hash(True), hash(10**30))
