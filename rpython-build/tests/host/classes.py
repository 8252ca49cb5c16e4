def show(f, *a, **k):
    try:
        print(f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

class A:
    def who(self): return "A"
    def __repr__(self): return "<%s>" % type(self).__name__
class B(A):
    def who(self): return "B" + super().who()
class C(A):
    def who(self): return "C" + super().who()
class D(B, C):
    def who(self): return "D" + super().who()
print(D().who(), [c.__name__ for c in D.__mro__], D())
print(super(B, D()).who())
show(lambda: type("X", (A, B), {}))
show(lambda: type("X", (A, A), {}))
show(lambda: type("X", (int, str), {}))
show(lambda: type("X", (bool,), {}))
T = type("T", (A,), {"x": 5, "f": lambda self: self.x})
print(T().f(), T.__name__, T.__bases__, T.__module__ == __name__)

class Meta(type):
    @classmethod
    def __prepare__(mcls, name, bases, **kw):
        print("prepare", name, bases, kw)
        return {"injected": 1}
    def __new__(mcls, name, bases, ns, **kw):
        print("new", name, sorted(k for k in ns if not k.startswith("__")), kw)
        return super().__new__(mcls, name, bases, ns)
    def __init__(cls, name, bases, ns, **kw):
        print("init", name)
        super().__init__(name, bases, ns)
    def __call__(cls, *a):
        print("call", cls.__name__, a)
        return super().__call__(*a)
    def __getitem__(cls, i): return (cls.__name__, i)
    def __len__(cls): return 42
    def __iter__(cls): return iter([1, 2])
    @property
    def prop(cls): return "prop of " + cls.__name__
    def __instancecheck__(cls, o): return o == 5
    def __contains__(cls, x): return x == 1
class M(metaclass=Meta, opt=3):
    y = 2
    def __init__(self, v): self.v = v
print(M(5).v, M.injected, M[3], len(M), list(M), M.prop, isinstance(5, M), isinstance(6, M), 1 in M)
class M2(M): pass
print(type(M2).__name__)
class OtherMeta(type): pass
class O(metaclass=OtherMeta): pass
show(lambda: type("X", (M, O), {}))

class Base:
    registry = []
    def __init_subclass__(cls, /, tag=None, **kw):
        super().__init_subclass__(**kw)
        cls.registry.append((cls.__name__, tag))
class S1(Base, tag="one"): pass
class S2(Base): pass
print(Base.registry)
def bad():
    class S3(Base, other=1): pass
show(bad)

class Desc:
    def __set_name__(self, owner, name): self.name = name; print("set_name", owner.__name__, name)
    def __get__(self, obj, cls):
        if obj is None: return self
        return obj.__dict__.get(self.name, "default")
    def __set__(self, obj, v): obj.__dict__[self.name] = v * 2
    def __delete__(self, obj): del obj.__dict__[self.name]
class WithDesc:
    a = Desc()
w = WithDesc()
print(w.a); w.a = 4; print(w.a, w.__dict__); del w.a; print(w.a)
class NonData:
    def __get__(self, obj, cls): return ("got", obj is None, cls.__name__)
class N:
    nd = NonData()
n = N()
print(n.nd, N.nd); n.nd = 3; print(n.nd)

class P:
    def __init__(self): self._x = 1
    @property
    def x(self):
        "doc of x"
        return self._x
    @x.setter
    def x(self, v): self._x = v
    @x.deleter
    def x(self): self._x = None
    @property
    def ro(self): return 1
p = P()
p.x = 10; print(p.x); del p.x; print(p.x, P.x.__doc__)
show(setattr, p, "ro", 1)
show(delattr, p, "ro")
show(getattr, p, "nope")
show(getattr, P, "nope")
show(lambda: P.nope)
class Q(P):
    @P.x.getter
    def x(self): return "q"
print(Q().x)

class G:
    def __getattr__(self, name):
        if name.startswith("dyn"): return name.upper()
        raise AttributeError("no " + name)
    def __setattr__(self, name, v):
        print("set", name); object.__setattr__(self, name, v)
    def __delattr__(self, name):
        print("del", name); super().__delattr__(name)
g = G()
g.a = 1; print(g.a, g.dynx); del g.a
show(getattr, g, "zip")
print(getattr(g, "zip", "dflt"), hasattr(g, "zip"), hasattr(g, "dynz"))
class GA:
    y = 7
    def __getattribute__(self, name):
        if name == "x": return "via"
        return super().__getattribute__(name)
print(GA().x, GA().y)
show(lambda: GA().z)

class Sl:
    __slots__ = ("a", "b")
    def __init__(self): self.a = 1
s = Sl()
print(s.a); show(lambda: s.b); show(setattr, s, "c", 1); s.b = 5; print(s.b); del s.b; show(lambda: s.b)
show(lambda: s.__dict__)
class Sl2(Sl): pass
s2 = Sl2(); s2.c = 3; print(s2.a, s2.c, s2.__dict__)

class I(int):
    def __add__(self, o): return I(int.__add__(self, o))
    def __repr__(self): return "I(%d)" % self
print(I(3) + 4, I(3) * 2, type(I(3) * 2).__name__, I(5) == 5, hash(I(5)) == hash(5), {5: "x"}[I(5)], I(7) > 3, -I(3), bool(I(0)))
class St(str):
    def shout(self): return self.upper() + "!"
print(St("abc").shout(), St("abc") + "d", len(St("abc")), St("abc")[1], St("a") == "a", {"a": 1}[St("a")], "%s" % St("z"))
class L(list):
    def first(self): return self[0]
l = L([1, 2]); l.append(3); print(l, l.first(), len(l), isinstance(l, list), l + [4], [x for x in l], 2 in l, sorted(l, reverse=True))
class Dd(dict):
    def __missing__(self, k): return "missing " + k
d = Dd(a=1); d["b"] = 2
print(d["zz"], d["a"], d, dict(d), len(d), "a" in d, list(d.items()))
class Tp(tuple):
    def __new__(cls, *a): return super().__new__(cls, a)
    @property
    def total(self): return sum(self)
t = Tp(1, 2, 3); print(t, t.total, t[0], len(t), t == (1, 2, 3))
a, b, c = t; print(a, b, c)
class F(float): pass
print(F(2.5) + 1, F(2.5))

class Cm:
    def __class_getitem__(cls, k): return (cls.__name__, k)
print(Cm[3], list[int], dict[str, int])
show(lambda: A[3])
show(lambda: A()[3])
class Callable_:
    def __call__(self, *a, **k): return a, k
print(Callable_()(1, x=2))
class New:
    def __new__(cls, v):
        if v < 0: return "negative"
        self = object.__new__(cls); return self
    def __init__(self, v): self.v = v
print(New(-1), New(3).v)
show(New)
show(lambda: A(3))
show(lambda: object(3))
class BadInit:
    def __init__(self): return 3
show(BadInit)
print(A.__name__, A.__qualname__, A.__doc__, A.__dict__["who"] is A.who, sorted(k for k in vars(A) if k not in ('__dict__', '__weakref__')))
class Nested:
    class Inner:
        def m(self): pass
print(Nested.Inner.__qualname__, Nested.Inner.m.__qualname__)
print(isinstance(True, int), issubclass(bool, int), isinstance(3, (str, int)), isinstance("", int | str), issubclass(D, (B, int)))
show(isinstance, 3, 4)
show(issubclass, 3, int)
A.added = lambda self: "added"
print(D().added()); del A.added
show(lambda: D().added())
show(setattr, int, "x", 1)
class Eq:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return isinstance(o, Eq) and self.v == o.v
show(hash, Eq(1)); print(Eq(1) == Eq(1), Eq(1) != Eq(1), Eq(1) == 1, [Eq(1)] == [Eq(1)], Eq(2) in [Eq(1), Eq(2)])
class H(Eq):
    def __hash__(self): return hash(self.v)
hd = {H(1): "a", H(2): "b"}; print(hd[H(1)], hd.get(H(3)), len({H(1), H(1), H(2)}), H(1) in hd)
o = A(); o.__class__ = B; print(o.who())
class MroE:
    def __mro_entries__(self, bases): return (A,)
class UsesMro(MroE()): pass
print(UsesMro.__bases__, UsesMro.__orig_bases__ != ())
x = 5
class Scope:
    x = 6
    y = [x for _ in range(2)]
    def f(self): return x
print(Scope.y, Scope().f())
def closure_class():
    z = 1
    class K:
        zz = z
        def get(self): return z, __class__.__name__
    return K
print(closure_class()().get(), closure_class().zz)
for i in range(3):
    exec("class Loop%d: v = %d" % (i, i))
print(Loop0.v, Loop2.v)
print(D.__subclasses__(), A.__subclasses__()[:2], int.__bases__, type.__mro__)
class Priv:
    def __init__(self): self.__x = 1
    def get(self): return self.__x
print(Priv().get(), Priv().__dict__)
print(type(3), type(type), type(None), type(len), type(show), type(Priv().get), type(A), type(...))
