#: exec defines names
g = {}
exec('x = 1\ndef f(): return x + 1\nclass C: y = f()', g)
print(g['x'], g['f'](), g['C'].y, '__builtins__' in g)
#: exec with separate locals
g, l = {'a': 1}, {'b': 2}
exec('c = a + b\nglobal d\nd = 4', g, l)
print(sorted(k for k in g if k != '__builtins__'), sorted(l))
#: exec takes code and text only
for a in (5, None, [1]):
    try: exec(a)
    except TypeError as e: print(e)
try: eval('1', 5)
except TypeError as e: print('no globals')
#: exec in functions does not touch locals
def f():
    x = 1
    exec('x = 2')
    return x
print(f())
def g():
    d = {}
    exec('y = 3', {}, d)
    return d
print(g())
#: eval sees locals and mapping objects
def f(a): return eval('a + b', {'b': 2}, locals())
print(f(1))
class M(dict):
    def __missing__(self, k): return k * 2
print(eval('ab + cd', {}, M()))
#: eval with comprehension and lambda
print(eval('[x * k for x in range(3)]', {'k': 4}), eval('lambda x: x + 1')(2), eval(' 1 + 1'), eval(b'2 + 2'))
#: compile modes
c = compile('1 + 2', '<s>', 'eval'); print(eval(c), c.co_filename, c.co_name)
c = compile('x = 5', 'f.py', 'exec'); g = {}; print(exec(c, g), g['x'])
try: compile('x = 1', 's', 'eval')
except SyntaxError as e: print(e.msg, e.lineno, e.filename)
try: compile('1', 's', 'what')
except ValueError as e: print(e)
try: compile('a\0b', 's', 'exec')
except (ValueError, SyntaxError) as e: print('null bytes' in str(e))
#: errors inside of exec have its file
import traceback
try: exec(compile('\n\n1/0', 'made.py', 'exec'))
except ZeroDivisionError as e: print([(f.filename, f.lineno, f.name) for f in traceback.extract_tb(e.__traceback__)][1:])
#: functions from code with a closure
import types
def outer(n):
    def inner(x=1, *, k=2): return n + x + k
    return inner
f = outer(10)
g = types.FunctionType(f.__code__, globals(), 'renamed', (5,), f.__closure__)
g.__kwdefaults__ = {'k': 100}
print(f(), g(), g.__name__, g.__defaults__, g.__closure__[0].cell_contents, g.__code__ is f.__code__)
for a in ((f.__code__, {}, 'n'), (f.__code__, {}, 'n', None, ()), (f.__code__, 5), (5, {}), (f.__code__, {}, 'n', 5, f.__closure__), (f.__code__, {}, 'n', None, (1,))):
    try: types.FunctionType(*a); print('made')
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
#: functions see the globals they are given
import types
def f(): return who
print([types.FunctionType(f.__code__, {'who': w})() for w in ('a', 'b')])
try: types.FunctionType(f.__code__, {})()
except NameError as e: print(e)
#: code attributes in full
def f(a, b, /, c, *args, d, e=1, **kw):
    "doc"
    x = a; y = lambda: x
    import os
    return len(kw) + y()
c = f.__code__
print(c.co_name, c.co_qualname, c.co_argcount, c.co_posonlyargcount, c.co_kwonlyargcount, c.co_varnames, c.co_cellvars, c.co_freevars, c.co_nlocals, c.co_firstlineno)
print(c.co_consts[0], 'len' in c.co_names, bool(c.co_flags & 4), bool(c.co_flags & 8), bool(c.co_flags & 0x20))
def g(): yield
print(bool(g.__code__.co_flags & 0x20), g.__code__.co_filename.endswith('.py'))
#: code replace
def f(): return 1
c = f.__code__.replace(co_name='other'); print(c.co_name, c.co_argcount)
f.__code__ = (lambda: 42).__code__; print(f())
try: f.__code__ = 5
except TypeError as e: print(e)
#: closures are cells
def f():
    a = 1
    def g():
        nonlocal a
        a += 1
        return a
    return g
g = f(); print(g(), g.__closure__[0].cell_contents, g.__code__.co_freevars, type(g.__closure__[0]).__name__)
g.__closure__[0].cell_contents = 10; print(g())
import types
c = types.CellType(5); print(c.cell_contents, types.CellType() == types.CellType())
try: types.CellType().cell_contents
except ValueError as e: print(e)
#: signature as text
import inspect
def a(x, y=1, *args, z, w: int = 2, **kw) -> str: pass
def b(p, /, q, *, r): pass
class C:
    def __init__(self, n, m='d'): pass
    def meth(self, u): pass
    @classmethod
    def cm(cls, v): pass
    @staticmethod
    def sm(t): pass
    def __call__(self, c): pass
print(inspect.signature(a), inspect.signature(b), inspect.signature(C), inspect.signature(C.meth), inspect.signature(C(1).meth), inspect.signature(C.cm), inspect.signature(C.sm), inspect.signature(C(1)), inspect.signature(lambda: 0))
#: signature parameters
import inspect
def f(a, b=2, /, c=3, *rest, d, e=5, **kw): pass
s = inspect.signature(f)
for p in s.parameters.values(): print(p.name, p.kind.name, p.default is p.empty, p)
print(s.return_annotation is s.empty, list(s.parameters)[0], len(s.parameters), repr(s))
#: signature bind
import inspect
def f(a, b=2, *args, c, **kw): pass
s = inspect.signature(f)
b = s.bind(1, c=3, z=4); print(b.arguments, b.args, b.kwargs)
b.apply_defaults(); print(b.arguments)
for a, k in (((), {}), ((1,), {}), ((1, 2, 3), {'c': 1})):
    try: print(s.bind(*a, **k).arguments)
    except TypeError as e: print(e)
print(s.bind_partial(1).arguments)
#: signature follows wraps and partial
import inspect, functools
def f(a, b, c=3): pass
@functools.wraps(f)
def g(*args): pass
print(inspect.signature(g), inspect.signature(functools.partial(f, 1)), inspect.signature(functools.partial(f, b=2)), g.__wrapped__ is f)
#: signature replace and made by hand
import inspect
P = inspect.Parameter
s = inspect.Signature([P('a', P.POSITIONAL_ONLY), P('b', P.KEYWORD_ONLY, default=3)]); print(s)
print(s.replace(return_annotation=int), s.parameters['b'].replace(default=9), s == inspect.Signature([P('a', P.POSITIONAL_ONLY), P('b', P.KEYWORD_ONLY, default=3)]))
try: inspect.Signature([P('a', P.KEYWORD_ONLY), P('b', P.POSITIONAL_ONLY)])
except ValueError as e: print(e)
try: P('1x', P.KEYWORD_ONLY)
except ValueError as e: print(e)
#: signature of what has none
import inspect
for x in (5, 'abc'):
    try: inspect.signature(x)
    except TypeError as e: print(e)
#: inspect asks of kinds
import inspect, sys
class C:
    def m(self): pass
    @property
    def p(self): pass
def g(): yield
print(inspect.isclass(C), inspect.isfunction(C.m), inspect.ismethod(C().m), inspect.isgeneratorfunction(g), inspect.isgenerator(g()), inspect.ismodule(sys), inspect.isbuiltin(len), inspect.isroutine(len), inspect.iscode(g.__code__), inspect.isabstract(C), inspect.isdatadescriptor(C.p), inspect.iscoroutinefunction(g))
print([n for n, v in inspect.getmembers(C, inspect.isfunction)], inspect.getdoc(C), [c.__name__ for c in inspect.getmro(C)], inspect.unwrap(g) is g)
#: inspect getfullargspec and getcallargs
import inspect
def f(a, b=1, *c, d, e=2, **k) -> int: "  doc\n    more"
s = inspect.getfullargspec(f)
print(s.args, s.varargs, s.varkw, s.defaults, s.kwonlyargs, s.kwonlydefaults, s.annotations)
print(inspect.getdoc(f)); print(inspect.cleandoc('a\n  b\n    c'))
#: inspect looks at frames and files
import inspect
def f(): return inspect.currentframe().f_code.co_name, inspect.stack()[0].function
print(f(), inspect.getmodule(f).__name__, inspect.getfile(f).endswith('snippet.py'))
#: frames tell locals and callers
import sys
def f(x):
    y = 2
    return sys._getframe().f_code.co_name, sorted(sys._getframe().f_locals), sys._getframe().f_back.f_code.co_name, sys._getframe().f_globals is globals(), sys._getframe().f_lineno
def g(): return f(1)
print(g(), sys._getframe().f_code.co_name, sys._getframe(0).f_locals is globals())
try: sys._getframe(1000)
except ValueError as e: print(e)
def name(depth): return sys._getframe(depth).f_code.co_name
def caller(): return name(1)
print(caller())
#: a decorator that writes into the class body
import sys
def export(name):
    sys._getframe(1).f_locals[name] = 'written'
class A:
    export('x')
print(A.x)
#: globals and locals and vars
x = 1
def f(a):
    b = 2
    return sorted(locals()), 'x' in globals(), vars() == locals()
print(f(1)); globals()['made'] = 5; print(made, vars() is globals())
class A: q = 1
print(vars(A)['q'], type(vars(A)).__name__)
try: vars(5)
except TypeError as e: print(e)
#: deleting globals
x = 1
del globals()['x']
try: x
except NameError as e: print(e)
try: del y
except NameError as e: print(e)
#: names in loops of class bodies
class Table:
    entries = []
    for _n in ('add', 'sub'):
        def _f(self, _n=_n): return _n
        _f.__name__ = _n
        entries.append(_f)
        locals()[_n] = _f
    del _n, _f
print(Table().add(), Table().sub(), [f.__name__ for f in Table.entries], hasattr(Table, '_n'))
#: attributes of functions
def f(a: int = 1, *, b: str = 'x') -> None: 'doc'
f.extra = 1
print(f.__name__, f.__qualname__, f.__module__, f.__doc__, f.__defaults__, f.__kwdefaults__, f.__annotations__, f.__dict__, f.__closure__, f.__globals__ is globals())
f.__name__ = 'g'; f.__doc__ = None; f.__defaults__ = None; print(f.__name__, f.__doc__)
try: f()
except TypeError as e: print(e)
try: f.__name__ = 3
except TypeError as e: print(e)
try: f.__defaults__ = 3
except TypeError as e: print(e)
del f.extra
try: f.extra
except AttributeError as e: print(e)
#: attributes of methods
class A:
    def m(self): 'mdoc'
a = A(); m = a.m
print(m.__self__ is a, m.__func__ is A.m, m.__name__, m.__doc__, m == a.m, m is a.m, hash(m) == hash(a.m))
try: m.x = 1
except AttributeError as e: print(e)
import types
print(types.MethodType(lambda s, x: (s, x), 5)(6), A.m.__get__(a)() is None)
#: attributes of modules
import types, sys
m = types.ModuleType('mm', 'mdoc'); m.x = 1
print(m.__name__, m.__doc__, sorted(n for n in vars(m) if n[:2] != '__'), repr(m))
try: m.y
except AttributeError as e: print(e)
m.__getattr__ = lambda n: 'dyn ' + n; print(m.y, __name__)
#: types by name
import types
def g(): yield
class C:
    def m(self): pass
for n, v in (('FunctionType', g), ('LambdaType', lambda: 0), ('GeneratorType', g()), ('MethodType', C().m), ('BuiltinFunctionType', len), ('ModuleType', types), ('CodeType', g.__code__), ('NoneType', None), ('EllipsisType', ...), ('NotImplementedType', NotImplemented), ('MappingProxyType', C.__dict__)): print(n, isinstance(v, getattr(types, n)))
s = types.SimpleNamespace(a=1, b='x'); s.c = 2; print(s, s == types.SimpleNamespace(a=1, b='x', c=2))
p = types.MappingProxyType({'k': 1}); print(p['k'], p, len(p), 'k' in p)
try: p['k'] = 2
except TypeError as e: print(e)
print(types.new_class('N', (C,), {}, lambda ns: ns.update(v=3)).v)
#: dynamic attributes of types
print(types.DynamicClassAttribute.__name__ if False else 'ok', type(5).__name__, type(type).__name__, (5).__class__, int.__bases__, int.__mro__, bool.__base__, type.__call__ is not None)
#: builtin functions as values
import builtins
print(len.__name__, len.__self__ is builtins, [].append.__name__, str.upper.__name__, str.join.__qualname__, repr(len), repr(str.upper), 'abc'.upper.__self__, builtins.len is len)
builtins.shared = 9; print(shared); del builtins.shared
#: annotations of modules and names
x: int = 1
y: 'str'
print(__annotations__)
class A:
    a: 'B'
    b: list[int] = []
    (c): int = 3
print(A.__annotations__)
#: types read from annotations
import typing
class A:
    x: 'int'
    y: typing.Optional[str] = None
def f(a: int, b: 'str' = '') -> typing.List[int]: pass
print(typing.get_type_hints(A), typing.get_type_hints(f))
print(typing.get_origin(typing.List[int]), typing.get_args(typing.Dict[str, int]), typing.get_origin(list[int]), typing.get_args(typing.Optional[int]))
#: the assert statement and debug
print(__debug__)
try: assert 1 == 2, ('a', 'b')
except AssertionError as e: print(e.args)
try: assert False
except AssertionError as e: print(e.args)
#: code objects are one per function
def f(): pass
print(f.__code__ is f.__code__, f.__code__ == f.__code__, hash(f.__code__) == hash(f.__code__), repr(f.__code__)[:14])
