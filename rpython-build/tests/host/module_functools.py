import functools
from functools import *
print(reduce(lambda a, b: a + b, [1, 2, 3]), reduce(lambda a, b: a * b, [1, 2], 10))
p = partial(int, base=2); print(p("101"), p.func, p.args, p.keywords)
q = partial(partial(lambda *a, **k: (a, k), 1, x=1), 2, y=2); print(q(3), q.args)
@wraps(len)
def f(x): "own doc"; return x
print(f.__name__, f.__wrapped__ is len)
calls = []
@lru_cache(maxsize=2)
def sq(x): calls.append(x); return x * x
print(sq(1), sq(2), sq(1), sq(3), sq(2), calls, sq.cache_info().hits, sq.cache_info()); sq.cache_clear(); print(sq.cache_info().currsize)
@cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(80))
class C:
    n = 0
    @cached_property
    def v(self): C.n += 1; return C.n
c = C(); print(c.v, c.v, C.n)
@total_ordering
class O:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return self.v == o.v
    def __lt__(self, o): return self.v < o.v
print(O(1) <= O(1), O(2) > O(1), O(1) >= O(2))
print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)))
@singledispatch
def show(x): return "obj"
@show.register(int)
def _(x): return "int"
@show.register
def _(x: list): return "list"
print(show(1), show([]), show("s"), show(True))
try: reduce(lambda a, b: a, [])
except TypeError as e: print(e)
class M:
    def m(self, a, b): return (a, b)
    pm = partialmethod(m, 1)
print(M().pm(2))
