#: exec and eval
ns = {}
exec('x = 1\ndef f(): return x + 1', ns)
print(ns['f'](), eval('x * 10', ns), eval('[y for y in range(z)]', {'z': 3}))
#: exec with locals
g, l = {}, {}
exec('a = 1', g, l); print(l, 'a' in g)
#: compile
c = compile('1 + 2', '<s>', 'eval')
print(eval(c), c.co_filename, c.co_name)
exec(compile('print("ran")', 'f.py', 'exec'))
#: syntax errors in eval
for s in ('1 +', 'x = 1', 'f(', "'abc"):
    try: eval(s)
    except SyntaxError as e: print(type(e).__name__)
#: globals are writable
globals()['made'] = 5
print(made, 'made' in globals())
#: functions from code
import types
def f(): return x + y
y = 0
g = types.FunctionType(f.__code__, {'x': 40, 'y': 2}, 'g')
print(g(), g.__name__)
#: code attributes
def f(a, b=1, *c, d, **e):
    x = 1
    return x
k = f.__code__
print(k.co_argcount, k.co_kwonlyargcount, k.co_varnames, k.co_name, k.co_flags & 12, k.co_nlocals)
#: inspect signature
import inspect
def f(a, b=1, *c, d, e=2, **g): pass
print(inspect.signature(f), list(inspect.signature(f).parameters), inspect.isfunction(f))
#: frames
import sys
def f(): return sys._getframe(1).f_code.co_name
def caller(): return f()
print(caller(), sys._getframe().f_lineno)
#: match literals and or
def f(x):
    match x:
        case 0 | 1: return 'small'
        case 'a': return 'letter'
        case None: return 'none'
        case _: return 'other'
print([f(x) for x in (0, 1, 'a', None, 2.5)])
#: match sequences
def f(x):
    match x:
        case []: return 'empty'
        case [a]: return a
        case [a, *rest, b] if rest: return rest
        case (a, b): return (b, a)
print(f([]), f([1]), f([1, 2]), f((1, 2, 3, 4)), f('ab'))
#: match mappings
def f(x):
    match x:
        case {'k': int(v), **rest}: return v, rest
        case {}: return 'dict'
        case _: return 'no'
print(f({'k': 1, 'z': 2}), f({'k': 'a'}), f([]))
#: match classes
class P:
    __match_args__ = ('x', 'y')
    def __init__(self, x, y): self.x = x; self.y = y
def f(p):
    match p:
        case P(0, y=yy): return 'axis', yy
        case P(x, y) if x == y: return 'diagonal'
        case P(): return 'point'
print(f(P(0, 5)), f(P(2, 2)), f(P(1, 2)), f(1))
#: match captures and dots
class K: A = 1
def f(x):
    match x:
        case K.A: return 'A'
        case (1 | 2) as n, -3: return n
        case float() as y: return y
print(f(1), f((2, -3)), f(2.5), f(9))
#: modules made by hand
import sys, types
m = types.ModuleType('hand'); m.x = 5; sys.modules['hand'] = m
import hand
from hand import x
print(hand.x, x, hand.__name__)
#: missing names in modules
try: from math import nothing
except ImportError as e: print(type(e).__name__, e.name)
try: import not_there
except ModuleNotFoundError as e: print(e)
#: import forms
import os.path as p
from math import sqrt as s, pi
print(p.join('a', 'b'), s(4), round(pi, 2))
#: os.path
import os.path
print(os.path.join('a', '/b', 'c'), os.path.split('a/b.c'), os.path.splitext('x.tar.gz'), os.path.basename('a/b'), os.path.normpath('a/../b//c'))
#: the module of future features
import __future__
print(__future__.annotations.optional[0], __future__.division.mandatory[:2])
#: future imports bind the name
from __future__ import annotations, division as d
print('annotations' in globals(), d.mandatory[0])
#: future annotations are text
from __future__ import annotations
def f(a: undefined_name) -> Missing: pass
print(f.__annotations__)
#: annotated variables
x: int = 1
y: 'str'
print(x, __annotations__)
#: type objects
import types
print(type(1), type(None).__name__, type(len), type(lambda: 0).__name__, type(types), type(type), types.SimpleNamespace(a=1))
#: typing names do nothing
from typing import List, Optional, Union, Dict, Any, TYPE_CHECKING, cast
def f(a: Optional[List[int]], b: Union[int, str] = 1) -> Dict[str, Any]: return {}
print(f([]), TYPE_CHECKING, cast(int, 'x'))
#: generics
from typing import TypeVar, Generic
T = TypeVar('T')
class Box(Generic[T]):
    def __init__(self, v): self.v = v
print(Box[int](5).v, Box('a').v)
#: loops with many exits
out = []
for i in range(10):
    if i == 2: continue
    for j in range(i):
        if j == 3: break
    else: out.append(i)
    if i == 6: break
print(out, i, j)
#: a sieve
n = 50; p = [True] * n
for i in range(2, 8):
    if p[i]: p[i * i::i] = [False] * len(p[i * i::i])
print([i for i in range(2, n) if p[i]])
#: queens
def queens(n, row=0, cols=(), a=(), b=()):
    if row == n: return 1
    return sum(queens(n, row + 1, cols + (c,), a + (row + c,), b + (row - c,)) for c in range(n) if c not in cols and row + c not in a and row - c not in b)
print(queens(5))
#: words counted
d = {}
for w in 'to be or not to be'.split(): d[w] = d.get(w, 0) + 1
print(sorted(d.items(), key=lambda kv: (-kv[1], kv[0])))
#: a table of instructions
table = {}
def op(name):
    def add(f): table[name] = f; return f
    return add
for n, sign in (('add', 1), ('sub', -1)):
    @op(n)
    def f(a, b, sign=sign): return a + sign * b
print({n: f(5, 3) for n, f in table.items()})
#: classes made in a loop
made = [type('C%d' % i, (object,), {'n': i, 'get': lambda self: self.n}) for i in range(3)]
print([c().get() for c in made], [c.__name__ for c in made])
#: a mini language
def ev(e, env):
    if isinstance(e, str): return env[e]
    if not isinstance(e, tuple): return e
    op, *args = e
    vals = [ev(a, env) for a in args]
    return {'+': lambda a, b: a + b, '*': lambda a, b: a * b}[op](*vals)
print(ev(('+', 1, ('*', 'x', 3)), {'x': 4}))
#: memo by decorator
def memo(f):
    cache = {}
    def g(*a):
        if a not in cache: cache[a] = f(*a)
        return cache[a]
    g.cache = cache
    return g
@memo
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(50), len(fib.cache))
#: time moves on
import time
a = time.time()
print(time.time() >= a)
#: errno names
import errno
print(errno.ENOENT, errno.errorcode[errno.ENOENT])
#: environment
import os
print(os.environ.get('RPYTHON_NOT_SET'), os.getenv('RPYTHON_NOT_SET', 'd'), isinstance(os.getcwd(), str), os.sep)
#: sys facts
import sys
print(sys.maxsize, sys.version_info >= (3, 9), sys.byteorder, isinstance(sys.argv, list))
