#: else and finally in order
def f(x):
    out = []
    try:
        if x: raise ValueError
        out.append('try')
    except ValueError: out.append('except')
    else: out.append('else')
    finally: out.append('finally')
    return out
print(f(0), f(1))
#: return in finally wins
def f():
    try: return 1
    finally: return 2
print(f())
#: break in finally drops the exception
for i in range(2):
    try: 1 / 0
    finally: break
print(i)
#: the name of as is deleted
try: raise ValueError('x')
except ValueError as e: pass
try: e
except NameError as n: print(type(n).__name__)
#: a tuple of classes
for exc in (KeyError, IndexError, OSError):
    try: raise exc('m')
    except (LookupError, OSError) as e: print(type(e).__name__, isinstance(e, LookupError))
#: bare raise reraises
def f():
    try: int('x')
    except ValueError: raise
try: f()
except ValueError as e: print(e)
#: bare raise without exception
try: raise
except RuntimeError as e: print(e)
#: cause and context
try:
    try: {}['a']
    except KeyError as k: raise ValueError('v') from k
except ValueError as e: print(repr(e.__cause__), repr(e.__context__), e.__suppress_context__)
#: from None hides the context
try:
    try: 1 / 0
    except ZeroDivisionError: raise ValueError('v') from None
except ValueError as e: print(e.__cause__, repr(e.__context__), e.__suppress_context__)
#: context of an exception in a handler
try:
    try: [][0]
    except IndexError: {}['k']
except KeyError as e: print(repr(e.__context__))
#: args and str of exceptions
for e in (ValueError(), ValueError('a'), ValueError('a', 1), KeyError('k'), OSError(2, 'No such file')): print(e.args, str(e), repr(e))
#: user exceptions with fields
class Bad(Exception):
    def __init__(self, code): super().__init__('code %d' % code); self.code = code
try: raise Bad(7)
except Bad as e: print(e, e.code, repr(e))
#: __str__ of an exception
class E(Exception):
    def __str__(self): return 'text'
print(str(E(1)), repr(E(1)))
#: raising a class makes an instance
try: raise KeyError
except KeyError as e: print(e.args)
#: raising something else
try: raise 5
except TypeError as e: print(e)
#: catching something else
try:
    try: 1 / 0
    except 5: pass
except TypeError as e: print(e)
#: the hierarchy
print([c.__name__ for c in FileNotFoundError.__mro__], issubclass(UnicodeDecodeError, ValueError), issubclass(bool, int))
#: notes
e = ValueError('v'); e.add_note('n'); print(e.__notes__)
#: with runs exit on errors
class M:
    def __enter__(self): print('in'); return 'v'
    def __exit__(self, t, v, tb): print('out', t and t.__name__, v); return True
with M() as v: print(v); 1 / 0
with M(): pass
#: with several managers
class M:
    def __init__(self, n): self.n = n
    def __enter__(self): print('in', self.n)
    def __exit__(self, *a): print('out', self.n)
with M(1), M(2): print('body')
with (M(3) as a, M(4) as b): pass
#: with without a manager
try:
    with 5: pass
except TypeError as e: print(e)
#: return inside with
class M:
    def __enter__(self): return self
    def __exit__(self, *a): print('exit')
def f():
    with M(): return 'r'
print(f())
#: contextmanager functions
from contextlib import contextmanager, suppress
@contextmanager
def tag(n):
    print('<%s>' % n)
    try: yield n.upper()
    finally: print('</%s>' % n)
with tag('a') as t: print(t)
with suppress(KeyError): {}['x']
print('after')
#: messages of common errors
for f in (lambda: 1 / 0, lambda: [][3], lambda: {}['k'], lambda: 'a' + 1, lambda: 1 + 'a', lambda: None.x, lambda: int('q'), lambda: len(3), lambda: 'abc'.foo, lambda: [] < 1, lambda: {}[[]]):
    try: f()
    except Exception as e: print(type(e).__name__, e)
#: messages of conversions
for f in (lambda: float('x'), lambda: int('12', 1), lambda: chr(-1), lambda: ord('ab'), lambda: int([]), lambda: complex('z'), lambda: bytes([300]), lambda: 'ä'.encode('ascii')):
    try: f()
    except Exception as e: print(type(e).__name__, e)
#: traceback of a chain of calls
import traceback
def f(): g()
def g(): raise ValueError('deep')
try: f()
except ValueError as e: print([x.name for x in traceback.extract_tb(e.__traceback__)][1:])
#: format_exception_only
import traceback
print(traceback.format_exception_only(ValueError('v')))
#: sys.exc_info in a handler
import sys
try: 1 / 0
except ZeroDivisionError: print(sys.exc_info()[0].__name__)
print(sys.exc_info())
#: recursion ends in an error
def f(n): return f(n + 1)
try: f(0)
except RecursionError as e: print(e)
#: deep recursion works
def f(n): return 0 if n == 0 else 1 + f(n - 1)
print(f(900))
#: finally runs on the way out of loops
for i in range(3):
    try:
        if i == 1: continue
        if i == 2: break
    finally: print('f', i)
#: exceptions in comprehensions
try: [1 // x for x in (1, 0)]
except ZeroDivisionError as e: print(e)
#: KeyError message is a repr
try: {}['a b']
except KeyError as e: print(e)
#: attribute errors carry name and object
try: [].missing
except AttributeError as e: print(e.name, e.obj)
#: exception groups of classes by tuple variable
errors = (ValueError, TypeError)
try: int(None)
except errors as e: print(type(e).__name__)
