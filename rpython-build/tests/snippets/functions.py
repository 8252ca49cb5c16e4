#: default values are made once
def f(x, acc=[]):
    acc.append(x)
    return acc
print(f(1), f(2), f.__defaults__)
#: keyword-only without a default is required
def f(*, a): return a
print(f(a=1))
try: f()
except TypeError as e: print(e)
#: positional-only names are free as keywords
def f(a, /, **kw): return a, kw
print(f(1, a=2))
#: star arguments take the rest
def f(a, *rest, b=0, **kw): return a, rest, b, kw
print(f(1, 2, 3, b=4, c=5))
#: several stars in one call
def f(*args, **kw): return args, sorted(kw.items())
print(f(*[1], 2, *(3, 4), **{'a': 1}, b=2, **{'c': 3}))
#: a keyword twice is an error
def f(**kw): pass
try: f(**{'a': 1}, **{'a': 2})
except TypeError as e: print('TypeError')
#: lambda with defaults and stars
print((lambda a, b=2, *c, d=4: (a, b, c, d))(1, 5, 6, d=7))
#: closures see later assignments
def f():
    g = lambda: x
    x = 1
    a = g()
    x = 2
    return a, g()
print(f())
#: nonlocal counts
def counter():
    n = 0
    def step():
        nonlocal n
        n += 1
        return n
    return step
c = counter(); d = counter()
print(c(), c(), d(), c())
#: global writes from a function
def f():
    global made
    made = 'yes'
f(); print(made)
#: decorators apply from the bottom up
def tag(t): return lambda f: lambda: t + f()
@tag('a')
@tag('b')
def f(): return 'c'
print(f())
#: function attributes
def f(): "doc"
f.x = 1
print(f.x, f.__name__, f.__doc__, f.__module__ is not None, f.__qualname__, vars(f))
#: annotations are kept
def f(a: int, b: 'str' = '') -> float: pass
print(f.__annotations__)
#: keyword defaults are a dict
def f(*, a=1, b=2): pass
print(f.__kwdefaults__)
#: replacing the defaults
def f(a, b=1): return a, b
f.__defaults__ = (7, 8)
print(f())
#: recursion through a closure
def f(n):
    def g(k): return 1 if k < 2 else k * g(k - 1)
    return g(n)
print(f(20))
#: arguments are evaluated from the left
log = []
def t(x): log.append(x); return x
def f(*a, **k): return a, k
f(t(1), *t((2,)), x=t(3), **t({'y': 4}))
print(log)
#: default values see the enclosing scope
x = 'outer'
def f(a=x): return a
x = 'changed'
print(f())
#: a function without return gives None
def f(): pass
print(f())
#: conditional expression is lazy
print(1 if True else 1 / 0)
#: and or give operands
print(0 or [], [] or 'x', 1 and '', 'a' and 'b', not [])
#: chained comparison evaluates once
def f(): print('f'); return 2
print(1 < f() < 3, 3 > f() > 2)
#: missing arguments are named
def f(a, b, c): pass
try: f(1)
except TypeError as e: print(e)
#: too many arguments are counted
def f(a): pass
try: f(1, 2, 3)
except TypeError as e: print(e)
#: unexpected keyword
def f(a): pass
try: f(1, z=2)
except TypeError as e: print(e)
#: walrus in a condition and a comprehension
data = [1, 5, 8, 12]
print([y for x in data if (y := x * 2) > 9], y)
#: starred assignment in the middle
a, *b, c = range(6)
print(a, b, c)
#: nested unpacking in a for
for (a, b), [c, *d] in [((1, 2), [3, 4, 5]), ('xy', 'zw')]: print(a, b, c, d)
#: unpacking the wrong number
try: a, b = [1, 2, 3]
except ValueError as e: print(e)
try: a, b, c = [1, 2]
except ValueError as e: print(e)
#: swapping by tuples
a, b, c = 1, 2, 3
a, b, c = c, a, b
print(a, b, c)
#: del of a local makes it unbound
def f():
    x = 1
    del x
    try: x
    except UnboundLocalError as e: return type(e).__name__
print(f())
#: star expressions in displays
print([*range(3), *'ab'], (*[1], 2), {*[1, 1, 2]}, {**{'a': 1}, 'b': 2, **{'a': 3}})
#: callable tells
class C:
    def __call__(self): return 'called'
print(callable(C), callable(C()), callable(1), callable(len), C()())
#: functions compare by identity and hash
def f(): pass
g = f
print(f == g, f != g, {f: 1}[g], (lambda: 0) == (lambda: 0))
#: augmented assignment evaluates its target once
log = []
class L(list):
    def __getitem__(self, i): log.append('get'); return list.__getitem__(self, i)
    def __setitem__(self, i, v): log.append('set'); list.__setitem__(self, i, v)
def idx(): log.append('idx'); return 0
l = L([1]); l[idx()] += 5
print(l, log)
#: assert with a message
try: assert 1 > 2, ('no', 3)
except AssertionError as e: print(e.args)
#: partial application
from functools import partial
p = partial(int, base=2)
print(p('101'), p.func is int, p.args, p.keywords)
#: reduce with and without a start
from functools import reduce
print(reduce(lambda a, b: a * 10 + b, [1, 2, 3]), reduce(lambda a, b: a + b, [], 'x'))
#: lru_cache counts
from functools import lru_cache
@lru_cache(maxsize=None)
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(80), fib.cache_info().misses)
#: wraps keeps the name
from functools import wraps
def deco(f):
    @wraps(f)
    def inner(*a): return f(*a)
    return inner
@deco
def named(): "text"
print(named.__name__, named.__doc__)
