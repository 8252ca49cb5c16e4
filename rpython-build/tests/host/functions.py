def show(f, *a, **k):
    try:
        print(f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

def f(a, b=2, *args, k=3, **kw):
    return (a, b, args, k, kw)
show(f, 1)
show(f, 1, 5, 6, 7, k=8, z=9)
show(f)
show(f, b=1)
show(f, 1, a=2)

def g(a, b, /, c, *, d, e=5): return (a, b, c, d, e)
show(g, 1, 2, 3, d=4)
show(g, 1, 2, c=3, d=4, e=6)
show(g, 1, 2, 3)
show(g, a=1, b=2, c=3, d=4)
show(g, 1, 2, 3, 4, d=4)
show(g, 1, d=4)
show(g, 1, 2, 3, 4, 5)
show(g, 1, 2, 3, d=4, zz=1)

def h(): pass
show(h, 1)
def h1(a): pass
show(h1, 1, 2)
def h2(a, b=1): pass
show(h2, 1, 2, 3)
def h3(a, b, c): pass
show(h3)
show(h3, 1)
show(h3, 1, 2)

class C:
    def m(self, x): return x
    @staticmethod
    def s(x): return x + 1
    @classmethod
    def c(cls, x): return cls.__name__, x
show(C().m)
show(C().m, 1, 2)
show(C.s, 1)
show(C.c, 1)
show(C().c, 2)
print(C().m(5), C.m(C(), 6))

def counter():
    n = 0
    def inc(by=1):
        nonlocal n
        n += by
        return n
    return inc
c = counter()
c(); c(5)
print(c())
print([x() for x in [lambda i=i: i * i for i in range(5)]])
print([x() for x in [lambda: i for i in range(5)]])

def deco(tag):
    def wrap(fn):
        def inner(*a, **k):
            return tag, fn(*a, **k)
        inner.__name__ = fn.__name__
        return inner
    return wrap
@deco("outer")
@deco("inner")
def decorated(x, y=1): return x + y
print(decorated(3), decorated(3, y=4), decorated.__name__)
print(f.__name__, f.__defaults__, f.__kwdefaults__, f.__qualname__)
print(counter().__qualname__, C.m.__qualname__)
print(f.__code__.co_varnames, f.__code__.co_argcount, f.__code__.co_kwonlyargcount)
f.attr = 5
print(f.attr, f.__dict__)
def fact(n): return 1 if n < 2 else n * fact(n - 1)
print(fact(30))
print((lambda *a, **k: (a, k))(*[1, 2], *(3,), x=1, **{'y': 2}))
show(lambda: f(*5))
show(lambda: f(**5))
show(lambda: f(1, *5))
show(lambda: f(1, **{'k': 1}, **{'k': 2}))
def ann(a: int, b: str = "x") -> float: pass
print(ann.__annotations__)
print((lambda: (yield))())if 0 else None
x = 10
def scopes():
    global x
    x = 11
    del x
    x = 12
scopes()
print(x)
def unbound():
    try:
        print(y)
    except UnboundLocalError as e:
        print(e)
    y = 1
unbound()
def free():
    def inner(): return z
    try:
        inner()
    except NameError as e:
        print(type(e).__name__, e)
    z = 1
free()
try:
    undefined_name
except NameError as e:
    print(e, e.name)
def rec(n): return rec(n + 1)
try:
    rec(0)
except RecursionError as e:
    print(str(e)[:32])
def many(a, b, c=3, *, d): pass
show(many, 1)
show(many, 1, 2)
show(many, 1, 2, 3, 4, d=5)
def gen_args(*, a, b): pass
show(gen_args)
show(len)
show(len, 1, 2)
show(5)
print(callable(len), callable(5), callable(C), callable(C()))
import types
F = types.FunctionType(f.__code__, globals(), "newname", (7,))
print(F.__name__, F(1), F(1, 2))
ann.__annotations__["b"] = int
ann.__annotations__.pop("a")
print(ann.__annotations__)
ann.__annotations__ = {"z": 1}
print(ann.__annotations__, show.__annotations__)
