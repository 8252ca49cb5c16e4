import sys
def show(f, *a):
    try: print(f(*a))
    except BaseException as e: print(type(e).__name__, e)
# generator/with/try mixes
class CM:
    def __init__(s, n): s.n = n
    def __enter__(s): print("enter", s.n); return s.n
    def __exit__(s, *a): print("exit", s.n, a[0] and a[0].__name__); return False
def g():
    with CM(1) as a, CM(2) as b:
        try:
            x = yield a + b
            print("x", x)
            raise ValueError("v")
        except ValueError:
            yield "handled"
        finally:
            print("fin")
it = g(); print(next(it)); print(it.send(5)); show(next, it)
it = g(); next(it); it.close()
it = g(); next(it); show(it.throw, KeyError("k"))
# nested functions & class cell in comprehension
class A:
    items = [1, 2, 3]
    doubled = [i * 2 for i in items]
    pairs = [(i, j) for i in items for j in range(i) if j]
    def m(self): return [super(A, self).__hash__() is not None for _ in range(2)], [__class__.__name__ for _ in range(1)]
print(A.doubled, A.pairs, A().m())
class B(A):
    def m(self):
        return [super().m for _ in "a"][0]() if False else (lambda: super(B, self).m())()
print(B().m())
# del / global / nonlocal edge
def f():
    x = 1
    def g():
        nonlocal x
        del x
    g()
    try: return x
    except NameError as e: return str(e)
print(f())
# exception var deletion & loops
for i in range(2):
    try: raise KeyError(i)
    except KeyError as e: last = e
print(last, "e" in globals())
# star-assign targets, chained compare side effects
def se(x): print("se", x); return x
print(se(1) < se(3) < se(2) < se(9))
print([*range(2), *"ab"], {*()}, (*[],))
d = {"a": 1}; d |= {"b": 2}; print(d, d | {"c": 3})
x = y = z = []; x += [1]; print(y is z, y)
a, (b, *c), *d = 1, (2, 3, 4), 5, 6; print(a, b, c, d)
print((lambda x, /, y=2, *a, k=1, **kw: (x, y, a, k, kw))(1, 3, 4, k=5, z=6))
print(f"{'a' if True else 'b'} {{}} {1:{'>'}{5}} {d!r} {3.0:.1f} {10:b} {'x':^5}|")
i = 10
print([i for i in range(3)], i, {k: v for k, v in zip("ab", range(2))}, {c for c in "aa"})
def outer():
    def rec(n): return n and rec(n - 1)
    return rec(10)
print(outer())
import types
print(type(lambda: 0) is types.FunctionType, isinstance(g, types.FunctionType), isinstance(it, types.GeneratorType))
class Meta(type):
    def __getattr__(cls, n): return "meta " + n
    def __setattr__(cls, n, v): super().__setattr__(n, v * 2)
    def __call__(cls, *a): o = super().__call__(*a); o.tag = "t"; return o
    def __eq__(cls, o): return True
    def __hash__(cls): return 5
    def __repr__(cls): return "<M %s>" % cls.__name__
    def __lt__(cls, o): return "lt"
    def __or__(cls, o): return "or"
class M(metaclass=Meta):
    def __init__(self, v=0): self.v = v
M.q = 4
print(M.zzz, M.q, M(3).tag, M == 5, hash(M), M, M < 1, M | 2, {M: 1}[M], [M])
class Lazy:
    def __init__(self, f): self.f = f
    def __get__(self, o, t): return self.f(t if o is None else o)
class UL:
    name = Lazy(lambda o: type(o).__name__)
print(UL.name, UL().name)
def deco(cls): cls.decorated = True; return cls
@deco
class DD: pass
print(DD.decorated)
print([c.__name__ for c in type("Dyn", (A, dict), {"z": 1}).__mro__])
show(lambda: A.nope); show(lambda: A().nope); show(lambda: sys.nope); show(lambda: (1).nope); show(lambda: f.nope); nil = None; show(lambda: nil()); show(lambda: A()()); show(lambda: A() + 1); show(lambda: A() < A()); show(lambda: len(A())); show(lambda: iter(A())); show(lambda: A()[0]); show(lambda: 1 in A()); show(lambda: -A()); show(lambda: int(A())); show(lambda: float("x")); lst = [1, 2]; show(lambda: lst["a"]); show(lambda: {}[1]); show(lambda: "abc"[10]); show(lambda: setattr(1, "x", 2)); show(lambda: delattr(A(), "x")); show(lambda: next(5)); show(lambda: A(1)); show(lambda: issubclass(1, int)); show(lambda: abs("a")); show(lambda: sum(["a"])); show(lambda: sorted([1, "a"])); show(lambda: max([])); show(lambda: int("12x")); show(lambda: chr(-1)); show(lambda: "a" * "b"); show(lambda: [1] + (2,)); show(lambda: {**5}); show(lambda: print(*5)); show(lambda: "%d" % "a"); show(lambda: "{}".format()); show(lambda: range(1, 2, 0)); show(lambda: __import__("nope"))
