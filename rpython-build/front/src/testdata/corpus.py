"""A bit of everything that compiles."""
from __future__ import annotations
import os, sys as system
import a.b.c as deep
from . import sibling
from ..pkg.mod import (one, two as deux,)

x: int = 3
y: str
(z): list = []
obj.attr: int = 4
a, *b, (c, [d, *e]) = range(10), 1, 2
a = b = c = 1_000, 0x_ff, 0b11, 0o17, 1e10, .5, 3j, -1, +2, ~3, not 4
print(f"{x!r:>{width}.{prec}} {y=} {{literal}} {x:%Y-%m} {'nested' "quotes"}" f'{d["k"]}' 'plain' r"\raw")
data = b"\x00\xff" rb'\d'
text = "\N{BULLET} \u00e9 \U0001F600 \101 \
continued" '''triple
"quoted" string'''
del a, (b, [c]), d[0], e.f, g[1:2]
x += 1; y.z -= 2; w[i, j] *= 3; v[::2] @= m
if x and not (y or z): pass
elif x is not None in y: pass
elif a < b <= c != d: pass
else: pass
while x := next(it, None):
    if x == 3: continue
    if x == 4: break
else:
    done()
for i, (j, *k) in enumerate(pairs):
    for _ in (): continue
    else: break
assert x, "message"
assert (yes := True)
lambda: (yield)
lambda a, /, b=1, *c, d, e=2, **f: (a, b, c, d, e, f)
items = [*a, *b, 1], {*a, 2}, {**a, 'b': 1, **c}, (*a, *b), (1,), ()
comp = [[(i, j) for j in range(i) if j if i] for i in range(3)]
sets = {x for x in y}, {k: v for k, v in z.items() if k}, (g for g in h for i in g)
called = f(1, *args, 2, *more, key=3, **kw, other=4, **kw2)(x for x in y)(*a)(**b)
sliced = m[1], m[1:2], m[:, ::2, ...], m[()], m[*idx], m[a:=1]
cond = 1 if a else 2 if b else 3
member = x in {1, 2}, x not in [3, 4], x in (5,)
global declared
declared = 1
@decorator
@other.decorator(1)
def function(a: int, b: "str" = "x", *args: tuple, c: float = 1.0, d, **kw: dict) -> None:
    """doc"""
    global gl
    gl = local = a
    def inner():
        nonlocal local
        local += 1
        return [lambda: (local, q) for q in args]
    try:
        with open(b) as f, lock, ctx() as (p, q):
            f.read()
        with (a1 as b1, c1 as d1,):
            for line in f:
                if line: break
                yield line
                continue
    except (ValueError, TypeError) as exc:
        raise RuntimeError("x") from exc
    except OSError:
        return
    except:
        raise
    else:
        got = yield from inner()
    finally:
        del local
        for i in range(3):
            try: continue
            finally: break
    return (yield), (yield 1)
class Klass(Base, Mixin, metaclass=Meta, flag=True, **options):
    """doc"""
    attr: int
    __private = 1
    other = [__private for _ in range(3)]
    def method(self, __x):
        super().method(self.__private, __x)
        return __class__
    @property
    def prop(self): return lambda: super()
    class Nested:
        def deeper(self): return __class__, __private
class Empty: pass
match command.split():
    case []: pass
    case [x] | (x,): pass
    case ["go", ("north" | "south") as direction, *rest] if rest: go(direction)
    case {"key": value, "other": [_, *_], **others}: pass
    case {}: pass
    case Point(x=0, y=0) | mod.Point(0, 0): pass
    case Point(px, y=Point(qx, py)): pass
    case None | True | False | -1 | 1.5 | 2+3j | "text" | b"bytes" | enum.member: pass
    case (a, b, *_): pass
    case str(s): pass
    case _: pass
match = case = type = 1
match[x] = type(case)
match (x), y:
    case 1, 2: pass
def gen():
    try:
        x = yield
    finally:
        yield 2
async_ = await_ = 1
if 0: dead()
while 1:
    try:
        try: break
        finally: cleanup()
    except E as e:
        while e:
            with w: continue
    finally:
        pass
if __debug__: debug()
try: pass
finally: pass
def nothing(): pass
def closures(n, *, key=None):
    cells = [(lambda: i + n) for i in range(n)]
    def one():
        def two():
            nonlocal n
            n += key
            return {k: (lambda k=k: k + n) for k in cells}
        return two
    class Local:
        n = n
        def get(self): return n, cells
    return one, Local, (x for x in cells if x() > n)
def walrus(xs):
    if any((last := x) > 3 for x in xs): return last
    return [y := 1, y**2], [z := f(x) for x in xs], z
