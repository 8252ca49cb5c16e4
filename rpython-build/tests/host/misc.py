import functools, operator
def show(f, *a):
    try: print(f(*a))
    except Exception as e: print(type(e).__name__, e)
class A:
    @functools.wraps(len)
    def f(self): pass
@functools.wraps(show)
def w(): "x"
print(w.__name__, w.__wrapped__ is show)
@functools.lru_cache(None)
def fb(n): return n if n < 2 else fb(n-1)+fb(n-2)
print(fb(50))
print(functools.partial(pow, 2)(5), functools.reduce(operator.add, [1,2,3]))
class cached:
    def __init__(self, f): self.f = f
    def __set_name__(self, o, n): self.n = n
    def __get__(self, o, t=None):
        if o is None: return self
        v = o.__dict__[self.n] = self.f(o)
        return v
class X:
    @cached
    def v(self): print("computed"); return 5
x = X(); print(x.v, x.v)
print(int.__add__(1, 2), str.upper("a"), list.append, dict.get({1:2}, 1), object.__repr__(5)[:7], int.__repr__(5))
print((5).__add__(3), (5).__class__, "a".__len__(), [1].__contains__(1), (1).__eq__(2), (1).__eq__("a"), [].__class__.__name__)
show(int.__add__, "a", 1)
print(type.__call__(X).__class__.__name__)
class Both(dict):
    def __init__(self, *a, **k):
        super().__init__(*a, **k); self.extra = 1
    def __setitem__(self, k, v): super().__setitem__(k, v * 2)
b = Both(a=1); b["q"] = 4; print(b, b.extra); b.update(z=3); print(b)
class MyE(Exception):
    code = 5
    def __init__(self, *a, **k): super().__init__(*a); self.k = k
e = MyE(1, 2, x=3); print(e.args, e.k, repr(e))
class LL(list):
    def __init__(self, n): super().__init__(range(n))
    def __getitem__(self, i): return "item%d" % i if isinstance(i, int) else list.__getitem__(self, i)
l = LL(3); print(l, l[0], l[0:2], list(l), len(l)); l.extend([7]); print(l == [0,1,2,7]); l += [8]; print(type(l).__name__, l)
print(sorted([3,1,2], key=lambda x: -x), max([1,5,3], key=lambda x: -x), min("b", "a"))
class It:
    def __init__(s): s.i = 0
    def __iter__(s): return s
    def __next__(s):
        s.i += 1
        if s.i > 3: raise StopIteration
        return s.i
print(list(zip(It(), "ab")), list(map(lambda a, b: a + b, It(), It())), list(enumerate(It(), 5)), dict(zip("ab", It())), list(filter(None, [0, 1, 2])), list(reversed([1, 2])), any(It()), all([]))
print(getattr(x, "nope", 3), hasattr(x, "v"))
import types
print(types.SimpleNamespace(a=1) if hasattr(types, "SimpleNamespace") else "")
m = types.ModuleType("mm"); m.x = 1; print(m.x, m.__name__, m)
bm = types.MethodType(lambda self: self, 5); print(bm())
print(isinstance(w, types.FunctionType), type(w.__code__) is types.CodeType)
class Sm(staticmethod): pass
class Us:
    @Sm
    def f(a): return a
    @property
    def q(self): return 1
print(Us.f(3), Us().f(4))
class Prop(property): pass
class Up:
    @Prop
    def x(self): return "prop sub"
    @x.setter
    def x(self, v): print("set", v)
u = Up(); print(u.x); u.x = 5
print("x" in Up.__dict__, Up.__dict__["x"].__class__.__name__, Up.__dict__.get("zz"))
class Ops(int):
    def __radd__(self, o): return "radd"
    def __rsub__(self, o): return "rsub"
print(1 + Ops(2), 1 - Ops(2), 1 * Ops(3), 1.5 + Ops(2), Ops(2) + 1, Ops(3) // 2, Ops(3) < Ops(4), [1,2,3][Ops(1)], "ab" * Ops(2), sum([Ops(1), Ops(2)]))
class Str2(str):
    def __eq__(self, o): return True
    def __hash__(self): return 1
print(Str2("a") == "b", "b" == Str2("a"), "x" in [Str2("q")], {Str2("k"): 1}.get("k"))
def kwonly(**kw): return list(kw)
print(kwonly(b=1, a=2, **{"c": 3}))
def defaults(a, b=[], *, c={}): b.append(a); return b
defaults(1); print(defaults(2))
print([*map(str, range(3))], {**dict(a=1), **dict(b=2)}, "%(a)s %(b)d" % {"a": 1, "b": 2}, "%s %s" % (1, (2, 3)))
exec("""
def later():
    return 5
""")
print(later())

print(eval(compile("1 + 1", "f", "eval")))
class Weird:
    def __getattribute__(self, n):
        if n == "__class__": return int
        return object.__getattribute__(self, n)
print(isinstance(Weird(), int), type(Weird()).__name__)
import sys
print(sys.getrecursionlimit() > 100, sys.version_info >= (3, 8), sys.maxsize, sys.modules["sys"] is sys)
