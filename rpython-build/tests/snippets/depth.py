#: five thousand calls deep
import sys
sys.setrecursionlimit(20000)
def f(n): return 0 if n == 0 else 1 + f(n - 1)
print(f(5000))
#: methods and special methods deep
import sys
sys.setrecursionlimit(20000)
class N:
    def __init__(self, n): self.n = n
    def __add__(self, o): return 0 if self.n == 0 else 1 + (N(self.n - 1) + o)
    def __call__(self): return 0 if self.n == 0 else 1 + N(self.n - 1)()
    @property
    def depth(self): return 0 if self.n == 0 else 1 + N(self.n - 1).depth
    def __getattr__(self, name): return 0 if self.n == 0 else 1 + getattr(N(self.n - 1), name)
    def __getitem__(self, i): return 0 if self.n == 0 else 1 + N(self.n - 1)[i]
print(N(1500) + 1, N(1500)(), N(1500).depth, N(1500).zz, N(1500)[0])
#: closures and lambdas deep
import sys
sys.setrecursionlimit(20000)
f = lambda n: n and 1 + f(n - 1)
print(f(5000))
def compose(fs):
    r = lambda x: x
    for g in fs: r = (lambda r, g: lambda x: g(r(x)))(r, g)
    return r
print(compose([lambda x: x + 1] * 2000)(0))
#: generators deep
import sys
sys.setrecursionlimit(20000)
def gen(n):
    yield n
    if n: yield from gen(n - 1)
print(sum(gen(300)))
def nested(n):
    it = iter([1])
    for _ in range(n): it = (x + 1 for x in it)
    return next(it)
print(nested(500))
#: too deep in each way
class A:
    def __getattr__(self, n): return getattr(self, n + 'x')
    def __repr__(self): return repr(self)
    def __eq__(self, o): return self == o
    def __hash__(self): return hash(self)
    def __iter__(self): return iter(self)
    def __len__(self): return len(self)
    def __call__(self): return self()
    def __add__(self, o): return self + o
    def __getitem__(self, i): return self[i]
    def __str__(self): return str(self)
    def __bool__(self): return bool(self)
a = A()
for n, f in (('getattr', lambda: a.q), ('repr', lambda: repr(a)), ('eq', lambda: a == 1), ('hash', lambda: hash(a)), ('len', lambda: len(a)), ('call', lambda: a()), ('add', lambda: a + 1), ('item', lambda: a[0]), ('str', lambda: str(a)), ('bool', lambda: bool(a)), ('iter', lambda: iter(a))):
    try: f(); print(n, 'fine')
    except RecursionError as e: print(n, type(e).__name__)
#: too deep and caught on the way
depth = 0
def f():
    global depth
    depth += 1
    try: f()
    except RecursionError: return 'caught'
print(f(), depth > 500)
def g(n):
    try: return g(n + 1)
    finally: pass
try: g(0)
except RecursionError as e: print(e)
#: after too deep all goes on
def f(): return f()
for i in range(20):
    try: f()
    except RecursionError: pass
print('fine')
#: nested containers print and compare
a = []
for _ in range(200): a = [a]
print(len(repr(a)), a == a)
b = []
for _ in range(200): b = [b]
print(a == b)
a = []; a.append(a); print(a); d = {}; d['d'] = d; print(d); t = ([],); t[0].append(t); print(t)
#: containers too deep
import sys
a, b = [], []
for _ in range(100000): a, b = [a], [b]
for n, f in (('repr', lambda: repr(a)), ('eq', lambda: a == b)):
    try: f(); print('fine')
    except RecursionError as e: print(n, 'RecursionError')
#: the limit can be asked and set
import sys
print(sys.getrecursionlimit() >= 1000)
sys.setrecursionlimit(5000); print(sys.getrecursionlimit())
for v in (0, -1, 'x'):
    try: sys.setrecursionlimit(v)
    except (ValueError, TypeError) as e: print(type(e).__name__, e)
#: a limit that is low
import sys
def f(n): return 0 if n == 0 else 1 + f(n - 1)
sys.setrecursionlimit(200)
try: print(f(400))
except RecursionError as e: print(e)
sys.setrecursionlimit(3000)
print(f(400))
#: deep text for eval
for text in ('(' * 150 + '1' + ')' * 150, '[' * 150 + ']' * 150, '-' * 500 + '1', '+'.join(['1'] * 2000), ' + '.join(['"a"'] * 500), 'not ' * 150 + '1'):
    print(len(repr(eval(text))) )
#: text nested too deep is refused
for text in ('(' * 100000 + ')' * 100000, '[' * 50000, '-' * 1000000 + '1', 'a' + '.b' * 300000 + '(', 'f(' * 100000, '{' * 100000, 'lambda:' * 100000 + '1'):
    try: eval(text); print('made')
    except (SyntaxError, RecursionError, MemoryError) as e: print('refused')
#: exceptions linked deep
def f(n):
    try:
        if n == 0: raise ValueError('bottom')
        f(n - 1)
    except ValueError as e: raise ValueError(n) from e
try: f(300)
except ValueError as e:
    d = 0
    while e.__cause__ is not None: e = e.__cause__; d += 1
    print(d, e)
#: isinstance of nested tuples
t = int
for _ in range(50): t = (t,)
print(isinstance(5, t))
#: sort keys and compare functions deep
import functools
def f(n): return sorted([3, 1, 2], key=lambda x: x if n == 0 else x + f(n - 1)[0])
print(f(6))
#: class chains
C = object
for i in range(500): C = type('C%d' % i, (C,), {'n': i})
print(C.n, len(C.__mro__), C().n, isinstance(C(), object), C.__mro__[-2].__name__)
#: decorators and super deep
class A:
    def f(self): return 1
C = A
for i in range(200):
    ns = {}
    exec('class K(B):\n    def f(self): return 1 + super().f()', {'B': C}, ns); C = ns['K']
print(C().f())
#: import in functions recursion
def f(n):
    import math
    return 0 if n == 0 else math.floor(1.5) + f(n - 1)
print(f(900))
#: deep copies
import copy
a = []
for _ in range(150): a = [a]
b = copy.deepcopy(a); print(b == a, b is a)
