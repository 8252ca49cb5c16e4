#: __prepare__ gives the namespace its type
class Log(dict):
    def __init__(self): super().__init__(); self.names = []
    def __setitem__(self, k, v):
        self.names.append(k); super().__setitem__(k, v)
class M(type):
    @classmethod
    def __prepare__(mcs, name, bases, **kw): print('prepare', name, bases, kw); return Log()
    def __new__(mcs, name, bases, ns, **kw):
        c = super().__new__(mcs, name, bases, dict(ns)); c.order = [n for n in ns.names if n[:2] != '__']; return c
    def __init__(cls, name, bases, ns, **kw): super().__init__(name, bases, ns); cls.kw = kw
class A(metaclass=M, flag=1):
    b = 1
    a = 2
    def f(self): pass
    b = 3
class B(A, x='y'): z = 0
print(A.order, A.kw, A.b, B.order, B.kw, type(B).__name__)
#: __prepare__ must give a mapping
class M(type):
    @classmethod
    def __prepare__(mcs, name, bases): return 5
try:
    class A(metaclass=M): pass
except TypeError as e: print(e)
#: a metaclass may be any callable
def meta(name, bases, ns, **kw): return (name, bases, sorted(k for k in ns if k[:2] != '__'), kw)
class A(metaclass=meta, k=1): x = 1
print(A)
#: keywords nobody takes
try:
    class A(x=1): pass
except TypeError as e: print(e)
try:
    class M(type): pass
    class B(metaclass=M, y=1): pass
except TypeError as e: print(e)
#: __init_subclass__ runs after __set_name__
class D:
    def __set_name__(self, owner, name): print('set', owner.__name__, name)
class A:
    def __init_subclass__(cls, tag=None, **kw): super().__init_subclass__(**kw); print('sub', cls.__name__, tag)
class B(A, tag='t'):
    x = D(); y = D()
class C(B): pass
#: __init_subclass__ is a class method by itself
class A:
    def __init_subclass__(cls): cls.made = cls.__name__ + '!'
class B(A): pass
print(B.made, hasattr(A, 'made'), type(A.__dict__['__init_subclass__']).__name__)
#: errors of __set_name__ leave the class statement
class D:
    def __set_name__(self, owner, name): raise ValueError('no %s' % name)
try:
    class A: x = D()
except (RuntimeError, ValueError) as e: print('raised')
#: descriptors by kind
class ND:
    def __get__(self, o, t): return ('nd', o is None, t.__name__)
class DD(ND):
    def __set__(self, o, v): print('set', v)
    def __delete__(self, o): print('del')
class A: n = ND(); d = DD()
a = A(); a.__dict__['n'] = 1; a.__dict__['d'] = 2
print(a.n, a.d, A.n, A.d); a.d = 5; del a.d
class B: r = DD()
#: a descriptor without __delete__
class D:
    def __get__(self, o, t=None): return 1
    def __set__(self, o, v): pass
class A: x = D()
try: del A().x
except AttributeError as e: print(e)
#: __get__ on the metaclass comes first
class M(type):
    @property
    def p(cls): return 'meta ' + cls.__name__
class A(metaclass=M): p = 'own'
print(A.p, A().p)
#: property objects
class A:
    def g(self): "doc g"; return self._x
    def s(self, v): self._x = v
    def d(self): del self._x
    x = property(g, s, d, 'doc')
    y = property(g)
    z = y.setter(s)
a = A(); a.x = 3; print(a.x, A.x.__doc__, A.y.__doc__, A.x.fget is A.__dict__['g'], A.y.fset, A.z.fset is not None)
for f in (lambda: setattr(a, 'y', 1), lambda: delattr(a, 'y')):
    try: f()
    except AttributeError as e: print(e)
del a.x
try: a.x
except AttributeError as e: print(e)
#: a property that raises AttributeError asks __getattr__
class A:
    @property
    def p(self): raise AttributeError('inner')
    def __getattr__(self, n): return 'fallback ' + n
print(A().p)
#: slots
class A:
    __slots__ = ('a', '_b', '__c')
    def __init__(self): self.a = 1; self.__c = 3
x = A(); print(x.a, x._A__c, hasattr(x, '_b'), hasattr(x, '__dict__'))
try: x.z = 1
except AttributeError as e: print(e)
try: x._b
except AttributeError as e: print(e)
del x.a
try: del x.a
except AttributeError as e: print(e)
print(type(A.a).__name__, A.__slots__)
class B(A): __slots__ = 'w'
b = B(); b.w = 4; print(b.w, hasattr(b, '__dict__'))
class C(A): pass
c = C(); c.q = 1; print(c.q, c.__dict__)
#: slots against class variables
try:
    class A:
        __slots__ = ('x',)
        x = 1
except ValueError as e: print(e)
#: __slots__ with __dict__
class A: __slots__ = ('x', '__dict__')
a = A(); a.x = 1; a.y = 2; print(a.x, a.__dict__)
#: multiple inheritance and super in a diamond
class A:
    def __init__(self, **kw): print('A', kw)
class B(A):
    def __init__(self, b=0, **kw): print('B', b); super().__init__(**kw)
class C(A):
    def __init__(self, c=0, **kw): print('C', c); super().__init__(**kw)
class D(B, C):
    def __init__(self, **kw): print('D'); super().__init__(**kw)
D(b=1, c=2)
#: mro of many
class O: pass
class A(O): pass
class B(O): pass
class C(O): pass
class K1(A, B): pass
class K2(B, C): pass
class Z(K1, K2): pass
print([c.__name__ for c in Z.__mro__], Z.mro() == list(Z.__mro__), Z.__bases__, Z.__base__.__name__)
#: a metaclass that overrides mro
class M(type):
    def mro(cls): return [cls, Extra, object]
class Extra: x = 'extra'
class A(metaclass=M): pass
print(A.x, [c.__name__ for c in A.__mro__])
#: duplicate bases
class A: pass
try:
    class B(A, A): pass
except TypeError as e: print(e)
#: bases that cannot be
for b in (bool, type(None), type(lambda: 0), range, slice, type(NotImplemented)):
    try: type('X', (b,), {})
    except TypeError as e: print(e)
#: layouts that conflict
try:
    class A(int, str): pass
except TypeError as e: print(e)
#: __mro_entries__
class G:
    def __mro_entries__(self, bases): return (dict, )
class A(G()): pass
print(A.__bases__, [type(b).__name__ for b in A.__orig_bases__])
#: super outside of methods
try: super()
except RuntimeError as e: print(e)
class A:
    @staticmethod
    def f(): return super()
try: A.f()
except RuntimeError as e: print(e)
class B: pass
try: super(B, 5).x
except TypeError as e: print(e)
#: super has attributes
class A:
    v = 1
    @classmethod
    def c(cls): return cls.__name__
    @staticmethod
    def s(): return 's'
    @property
    def p(self): return 'p'
class B(A):
    v = 2
    def t(self): return super().v, super().c(), super().s(), super().p, super().__thisclass__.__name__
    @classmethod
    def c(cls): return 'B' + super().c()
print(B().t(), B.c())
try: super(B, B()).nothing
except AttributeError as e: print(e)
#: __class__ cell
class A:
    def f(self): return __class__
class B(A): pass
print(B().f())
#: setattr and del on classes
class A: x = 1
class B(A): pass
A.y = lambda self: 'y'
setattr(A, 'z', 5); print(B().y(), B.z); del A.x
print(hasattr(B, 'x'))
try: del B.z
except AttributeError as e: print(e)
try: del A.nope
except AttributeError as e: print(e)
for t in (int, str, object):
    try: t.foo = 1
    except TypeError as e: print(e)
A.__name__ = 'New'; print(A.__name__, B.__mro__[1].__name__)
try: A.__name__ = 5
except TypeError as e: print('not text')
#: changing __bases__
class A:
    def f(self): return 'A'
class B:
    def f(self): return 'B'
class C(A): pass
c = C(); print(c.f()); C.__bases__ = (B,); print(c.f(), C.__mro__[1].__name__)
#: __getattr__ of a metaclass
class M(type):
    def __getattr__(cls, n): return 'dyn ' + n
    def __setattr__(cls, n, v): super().__setattr__(n, ('wrapped', v))
class A(metaclass=M): pass
A.q = 1; print(A.foo, A.q)
try: A().foo
except AttributeError as e: print(e)
#: metaclass operators and containers
class M(type):
    def __add__(cls, o): return cls.__name__ + '+' + o.__name__
    def __len__(cls): return 3
    def __iter__(cls): return iter('abc')
    def __getitem__(cls, i): return i * 2
    def __contains__(cls, x): return x == 1
    def __bool__(cls): return False
    def __call__(cls, *a): return ('called', a)
    def __instancecheck__(cls, o): return o == 5
    def __subclasscheck__(cls, c): return c is int
    def __repr__(cls): return '<M %s>' % cls.__name__
    def __eq__(cls, o): return True
    def __hash__(cls): return 7
class A(metaclass=M): pass
class B(metaclass=M): pass
print(A + B, len(A), list(A), A[4], 1 in A, bool(A), A(1, 2), isinstance(5, A), isinstance(6, A), issubclass(int, A), A, hash(A), A == B)
#: type with three arguments and keywords
class Base:
    def __init_subclass__(cls, k=0): cls.k = k
T = type('T', (Base,), {'x': 1, '__doc__': 'd'}, k=4)
print(T.k, T.x, T.__doc__, T.__module__, T.__qualname__)
for a in (('x',), ('x', ()), (5, (), {}), ('x', 5, {}), ('x', (), 5)):
    try: print(type(*a))
    except TypeError as e: print(e)
#: private names in many places
class A:
    __x = 1
    def __m(self): return self.__x
    def t(self): return self.__m(), (lambda: self.__x)(), [self.__x for _ in (1,)]
    def u(self, __k=3): return __k
    class __In: pass
    __y__ = 2
print(A().t(), A().u(), sorted(n for n in A.__dict__ if n.startswith('_A')), A.__y__)
#: class body sees globals and its own names
x = 'global'
class A:
    print(x); x = 'class'; print(x); del x; print(x)
    for i in range(3):
        if i == 1: continue
        locals()['v%d' % i] = i
    del i
    ys = [k for k in range(3)]
    def f(self): return x
print(A().f(), sorted(n for n in vars(A) if n[0] != '_'))
#: __new__ with __init__
class A:
    def __new__(cls, *a, **k): print('new', a, k); return super().__new__(cls)
    def __init__(self, *a, **k): print('init', a, k)
A(1, b=2)
class B: pass
for f in (lambda: B(1), lambda: B(x=1), lambda: object(1), lambda: B.__new__()):
    try: f()
    except TypeError as e: print(e)
class C:
    def __init__(self): return 5
try: C()
except TypeError as e: print(e)
#: instances that are callable, or not
class A:
    def __call__(self, x, *, y=1): return x + y
print(A()(1), A()(1, y=5), callable(A()), callable(object()))
try: object()()
except TypeError as e: print(e)
a = A(); a.__call__ = lambda x: 'own'; print(a(1))
#: all binary operators both ways
ops = 'add sub mul truediv floordiv mod pow lshift rshift and or xor matmul'.split()
ns = {}
for o in ops:
    ns['__%s__' % o] = lambda s, x, o=o: (o, x)
    ns['__r%s__' % o] = lambda s, x, o=o: ('r' + o, x)
    ns['__i%s__' % o] = lambda s, x, o=o: ('i' + o, x)
A = type('A', (), ns); a = A()
print(a+1, a-1, a*1, a/1, a//1, a%1, a**1, a<<1, a>>1, a&1, a|1, a^1, a@1)
print(1+a, 1-a, 1*a, 1/a, 1//a, 1%a, 1**a, 1<<a, 1>>a, 1&a, 1|a, 1^a, 1@a)
for s in '+ - * / // % ** << >> & | ^ @'.split():
    g = {'a': a}; exec('a %s= 2' % s, g); print(s, g['a'])
print(divmod.__name__, pow(a, 2))
#: divmod and pow by methods
class A:
    def __divmod__(self, o): return ('dm', o)
    def __rdivmod__(self, o): return ('rdm', o)
    def __pow__(self, o, m=None): return ('pow', o, m)
    def __rpow__(self, o): return ('rpow', o)
    def __trunc__(self): return 7
    def __floor__(self): return 8
    def __ceil__(self): return 9
    def __length_hint__(self): return 4
import math, operator
a = A(); print(divmod(a, 2), divmod(2, a), a ** 3, pow(a, 3, 5), 3 ** a, math.trunc(a), math.floor(a), math.ceil(a), operator.length_hint(a))
#: comparison methods and identity
class A:
    def __init__(s, n): s.n = n
    def __eq__(s, o): return NotImplemented if not isinstance(o, A) else s.n == o.n
    def __lt__(s, o): return NotImplemented if not isinstance(o, A) else s.n < o.n
print(A(1) == A(1), A(1) != A(2), A(1) == 1, A(1) < A(2), A(2) > A(1), A(1) in [A(1)])
try: A(1) < 1
except TypeError as e: print(e)
try: A(1) <= A(2)
except TypeError as e: print(e)
try: {A(1)}
except TypeError as e: print(e)
#: methods that give wrong types
class A:
    def __len__(s): return -1
    def __bool__(s): return 5
    def __str__(s): return 5
    def __repr__(s): return None
    def __hash__(s): return 'x'
    def __int__(s): return 'x'
    def __float__(s): return 'x'
    def __index__(s): return 'x'
    def __iter__(s): return 5
    def __format__(s, f): return 5
    def __contains__(s, x): return 'yes'
    def __bytes__(s): return 'x'
    def __dir__(s): return ['b', 'a']
a = A()
for f in (lambda: len(a), lambda: bool(a), lambda: str(a), lambda: repr(a), lambda: hash(a), lambda: int(a), lambda: float(a), lambda: [1][a], lambda: list(a), lambda: format(a), lambda: bytes(a)):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
print(1 in a, dir(a))
#: __getitem__ makes iterable
class A:
    def __getitem__(self, i):
        if i > 3: raise IndexError
        return i * i
print(list(A()), 9 in A(), 10 in A(), [*A()], max(A()), dict.fromkeys(A(), 0))
a, b, *c = A(); print(a, b, c)
#: __iter__ set to None
class A:
    __iter__ = None
    def __getitem__(self, i): return i
    __hash__ = None
    __contains__ = None
    __add__ = None
for f in (lambda: list(A()), lambda: hash(A()), lambda: 1 in A()):
    try: f()
    except TypeError as e: print(e)
#: subclasses of builtin containers
class L(list):
    def __getitem__(self, i): return ('got', list.__getitem__(self, i))
    def append(self, x): super().append(x * 2)
class D(dict):
    def __missing__(self, k): return 'missing %s' % k
class S(set):
    def add(self, x): super().add(str(x))
l = L([1, 2]); l.append(3); print(l, l[2], list(l), type(l + [1]).__name__, type(l[:]).__name__)
d = D(a=1); print(d['a'], d['b'], d.get('b'), d, 'b' in d, type(d.copy()).__name__)
s = S(); s.add(1); print(s, type(s | {2}).__name__, type(s.copy()).__name__)
#: subclasses of numbers and text
class I(int):
    def __add__(s, o): return I(int(s) + int(o))
    def __repr__(s): return 'I(%d)' % s
class F(float): pass
class T(str):
    def upper(s): return T('<' + str.upper(s) + '>')
class B(bytes): pass
print(I(3) + 4, 4 + I(3), type(I(3) * 2).__name__, F(1.5) + 1, repr(F(2)), T('a').upper(), type(T('a') + 'b').__name__, B(b'x'), isinstance(True, int), I('12', ), {I(1): 'x'}[1], '%s %d' % (I(2), I(2)))
#: weak references to instances
import weakref
class A: pass
a = A(); r = weakref.ref(a); print(r() is a, r == weakref.ref(a))
d = weakref.WeakKeyDictionary(); d[a] = 1; print(d[a], len(d), a in d)
v = weakref.WeakValueDictionary(); v['k'] = a; print(v['k'] is a, list(v.keys()))
s = weakref.WeakSet([a]); print(a in s, len(s))
try: weakref.ref(5)
except TypeError as e: print(e)
p = weakref.proxy(a); p.x = 3; print(a.x)
#: dir of objects and classes
class A:
    x = 1
    def f(self): pass
class B(A):
    y = 2
    def __init__(self): self.z = 3
print([n for n in dir(B()) if n[:2] != '__'], [n for n in dir(B) if n[:2] != '__'], sorted(vars(B())), [n for n in dir(A) if n in ('__class__', '__dict__', '__init_subclass__', '__module__')])
#: classes have documentation and annotations
class A:
    "the doc"
    x: int
    y: str = 'd'
    def f(self) -> int: "fdoc"
print(A.__doc__, A.__annotations__, A.f.__doc__, A.f.__annotations__, A.__module__, A.f.__qualname__, A.__qualname__)
class B(A): pass
print(B.__doc__, '__annotations__' in B.__dict__)
#: __subclasses__ and __subclasshook__
import abc
class A: pass
class B(A): pass
class C(A): pass
print([c.__name__ for c in A.__subclasses__()])
class H(abc.ABC):
    @classmethod
    def __subclasshook__(cls, c): return hasattr(c, 'quack') or NotImplemented
class Duck:
    def quack(self): pass
print(isinstance(Duck(), H), issubclass(int, H)); H.register(int); print(issubclass(int, H), issubclass(bool, H))
#: abstract classes say what is missing
import abc
class A(abc.ABC):
    @abc.abstractmethod
    def f(self): pass
    @property
    @abc.abstractmethod
    def p(self): pass
for n in ('f', 'p'):
    try: A()
    except TypeError as e: print(n in str(e), str(e)[:34])
class B(A):
    def f(self): return 1
try: B()
except TypeError as e: print(str(e)[:34])
class C(B): p = 2
print(C().f(), sorted(A.__abstractmethods__), C.__abstractmethods__)
