#: instances share class attributes until they assign
class C: x = 1
a, b = C(), C(); a.x = 2
print(a.x, b.x, C.x, vars(a), vars(b))
#: method resolution order
class A: pass
class B(A): pass
class C(A): pass
class D(B, C): pass
print([c.__name__ for c in D.__mro__])
#: no consistent order
class A: pass
class B(A): pass
try: type('X', (A, B), {})
except TypeError as e: print(str(e).split('\n')[0])
#: super goes along the order
class A:
    def f(self): return ['A']
class B(A):
    def f(self): return ['B'] + super().f()
class C(A):
    def f(self): return ['C'] + super().f()
class D(B, C):
    def f(self): return ['D'] + super().f()
print(D().f())
#: super with arguments
class A:
    def f(self): return 'A'
class B(A):
    def f(self): return 'B'
print(super(B, B()).f())
#: class methods and static methods
class C:
    @classmethod
    def make(cls, n): return cls.__name__, n
    @staticmethod
    def plain(n): return n
class D(C): pass
print(D.make(1), D().make(2), C.plain(3), C().plain(4))
#: properties with setter and deleter
class C:
    def __init__(self): self._x = 1
    @property
    def x(self): "doc"; return self._x
    @x.setter
    def x(self, v): self._x = v
    @x.deleter
    def x(self): self._x = None
c = C(); c.x = 5; print(c.x); del c.x; print(c.x, C.x.__doc__)
#: a property without a setter
class C:
    x = property(lambda self: 1)
try: C().x = 2
except AttributeError as e: print('AttributeError')
#: data descriptors come before the instance
class D:
    def __get__(self, o, t): return 'data'
    def __set__(self, o, v): o.__dict__['d'] = v
class N:
    def __get__(self, o, t): return 'nondata'
class C: d = D(); n = N()
c = C(); c.d = 1; c.__dict__['n'] = 2
print(c.d, c.n, vars(c))
#: __set_name__ tells the name
class D:
    def __set_name__(self, owner, name): self.n = owner.__name__ + '.' + name
class C: a = D(); b = D()
print(C.a.n, C.b.n)
#: __getattr__ is the last resort
class C:
    x = 1
    def __getattr__(self, n): return 'no ' + n
c = C(); print(c.x, c.y, getattr(c, 'z', 'default'))
#: __getattribute__ is the first
class C:
    x = 1
    def __getattribute__(self, n): return 'got ' + n
print(C().x, C().y)
#: __setattr__ and __delattr__
class C:
    def __setattr__(self, n, v): object.__setattr__(self, n, v * 2)
    def __delattr__(self, n): print('del', n); object.__delattr__(self, n)
c = C(); c.x = 4; print(c.x); del c.x; print(hasattr(c, 'x'))
#: slots refuse other names
class C: __slots__ = ('a', 'b')
c = C(); c.a = 1; print(c.a, hasattr(c, 'b'))
try: c.z = 1
except AttributeError as e: print('AttributeError')
#: __new__ may return something else
class C:
    def __new__(cls, v): return v * 2 if v < 10 else super().__new__(cls)
    def __init__(self, v): self.v = v
print(C(4), C(20).v)
#: subclass of int
class N(int):
    def __add__(self, o): return N(int(self) + int(o) + 100)
print(N(1) + 2, type(N(1) + 2).__name__, N(3) * 2, N(7) == 7)
#: subclass of str and list and dict
class S(str): pass
class L(list): pass
class D(dict):
    def __missing__(self, k): return k * 2
print(S('ab').upper(), type(S('a') + 'b').__name__, L([1, 2])[0], D()['x'], D(a=1))
#: subclass of tuple with __new__
class P(tuple):
    def __new__(cls, x, y): return super().__new__(cls, (x, y))
    x = property(lambda s: s[0])
print(P(1, 2), P(1, 2).x, P(1, 2) == (1, 2))
#: operators and their reflections
class V:
    def __init__(self, x): self.x = x
    def __add__(self, o): return 'add %s' % o
    def __radd__(self, o): return 'radd %s' % o
    def __matmul__(self, o): return 'matmul'
    def __neg__(self): return 'neg'
    def __invert__(self): return 'inv'
v = V(1); print(v + 1, 1 + v, v @ v, -v, ~v)
#: NotImplemented falls through
class A:
    def __add__(self, o): return NotImplemented
class B:
    def __radd__(self, o): return 'B'
print(A() + B())
try: A() + 1
except TypeError as e: print(e)
#: the subclass's reflection comes first
class A:
    def __add__(self, o): return 'A'
class B(A):
    def __radd__(self, o): return 'B'
print(A() + B(), B() + A())
#: in-place operators
class A:
    def __init__(self): self.l = []
    def __iadd__(self, o): self.l.append(o); return self
    def __isub__(self, o): return 'gone'
a = b = A(); a += 1; print(a is b, a.l); a -= 1; print(a)
#: comparisons with reflections
class A:
    def __init__(self, n): self.n = n
    def __lt__(self, o): return self.n < o.n
    def __eq__(self, o): return self.n == o.n
print(A(1) < A(2), A(1) > A(2), A(1) == A(1), A(1) != A(1), min(A(3), A(2)).n)
#: __eq__ without __hash__
class A:
    def __eq__(self, o): return True
try: {A()}
except TypeError as e: print(e)
#: total_ordering
from functools import total_ordering
@total_ordering
class A:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n
    def __lt__(self, o): return self.n < o.n
print(A(1) <= A(1), A(2) >= A(3), A(2) > A(1))
#: containers by methods
class C:
    def __len__(self): return 3
    def __getitem__(self, i): return i
    def __setitem__(self, i, v): print('set', i, v)
    def __delitem__(self, i): print('del', i)
    def __contains__(self, x): return x == 'in'
c = C(); print(len(c), c[1:2], c['k'], c[1, ...], 'in' in c, 'out' in c, bool(c)); c[0] = 1; del c[1:]
#: truth by bool and len
class A:
    def __bool__(self): return False
class B:
    def __len__(self): return 0
print(bool(A()), bool(B()), not A(), bool(type('E', (), {})()))
#: conversions by methods
class A:
    def __int__(self): return 3
    def __float__(self): return 2.5
    def __index__(self): return 1
    def __complex__(self): return 1j
    def __round__(self, n=None): return ('round', n)
    def __abs__(self): return 'abs'
a = A(); print(int(a), float(a), [10, 20][a], complex(a), round(a), round(a, 2), abs(a), bin(a))
#: repr str format
class A:
    def __repr__(self): return 'R'
    def __str__(self): return 'S'
    def __format__(self, spec): return 'F' + spec
a = A(); print(a, [a], '%s %r' % (a, a), f'{a} {a!r} {a:x}', format(a), str((a,)))
#: repr falls back to str only one way
class A:
    def __str__(self): return 'S'
print(repr(A()).startswith('<'), str(A()))
#: type makes classes
def f(self): return self.k * 2
C = type('C', (dict,), {'k': 21, 'f': f})
print(C().f(), C.__name__, C.__bases__, issubclass(C, dict))
#: metaclass changes the namespace
class M(type):
    def __new__(m, name, bases, ns): ns['added'] = name.lower(); return super().__new__(m, name, bases, ns)
class C(metaclass=M): pass
class D(C): pass
print(C.added, D.added, type(D).__name__)
#: metaclass keywords and prepare
class M(type):
    @classmethod
    def __prepare__(m, name, bases, **kw): print('prepare', kw); return {'given': 1}
    def __new__(m, name, bases, ns, **kw): return super().__new__(m, name, bases, ns)
    def __init__(c, name, bases, ns, **kw): print('init', kw)
class C(metaclass=M, a=1): print(given)
#: metaclass __call__ makes singletons
class M(type):
    made = {}
    def __call__(c, *a):
        if c not in M.made: M.made[c] = super().__call__(*a)
        return M.made[c]
class C(metaclass=M):
    def __init__(self, x): self.x = x
print(C(1) is C(2), C(3).x)
#: metaclass methods and operators
class M(type):
    def __len__(c): return 7
    def __iter__(c): return iter(['a'])
    def __getitem__(c, k): return k
    def hello(c): return 'hello ' + c.__name__
class C(metaclass=M): pass
print(len(C), list(C), C['k'], C.hello(), hasattr(C(), 'hello'))
#: metaclass conflict
class M1(type): pass
class M2(type): pass
class A(metaclass=M1): pass
class B(metaclass=M2): pass
try: type('C', (A, B), {})
except TypeError as e: print(str(e)[:18])
#: __init_subclass__ gets keywords
class Base:
    seen = []
    def __init_subclass__(cls, tag=None, **kw): Base.seen.append((cls.__name__, tag))
class A(Base, tag='t'): pass
class B(A): pass
print(Base.seen)
#: __class_getitem__
class C:
    def __class_getitem__(cls, k): return cls.__name__, k
print(C[int], C[1, 2])
#: private names are mangled
class C:
    __x = 1
    def f(self): self.__y = 2; return self.__x
c = C(); print(c.f(), sorted(vars(c)), hasattr(c, '__x'), c._C__x)
#: class bodies run
class C:
    l = []
    for i in range(3): l.append(i * i)
    if l[2] == 4:
        def f(self): return 'four'
    del i
print(C.l, C().f(), hasattr(C, 'i'))
#: class scope is not enclosing
x = 'global'
class C:
    x = 'class'
    def f(self): return x
    l = [x for _ in range(1)]
print(C().f(), C.l)
#: nested classes have qualified names
class A:
    class B:
        def f(self): pass
def g():
    class L: pass
    return L
print(A.B.__qualname__, A.B.f.__qualname__, g().__qualname__)
#: isinstance with tuples and abstract bases
print(isinstance(1, (str, int)), isinstance(True, int), issubclass(bool, (str, int)), isinstance([], object))
#: assigning __class__
class A:
    def f(self): return 'A'
class B:
    def f(self): return 'B'
a = A(); a.__class__ = B; print(a.f(), type(a).__name__)
#: adding methods later
class A: pass
a = A(); A.f = lambda self, n: n + 1; A.p = property(lambda self: 'p')
print(a.f(1), a.p); del A.f; print(hasattr(a, 'f'))
#: bound methods compare
class A:
    def f(self): pass
a = A(); m = a.f
print(m == a.f, m is a.f, m.__self__ is a, m.__func__ is A.f, a.f == A().f)
#: dir and vars
class A:
    x = 1
    def f(self): pass
a = A(); a.y = 2
print([n for n in dir(a) if not n.startswith('_')], vars(a))
#: getattr setattr delattr
class A: pass
a = A(); setattr(a, 'x y', 1); print(getattr(a, 'x y'), getattr(a, 'q', 0)); delattr(a, 'x y'); print(vars(a))
#: __del__ is not an error
class A:
    def __del__(self): pass
a = A(); del a; print('ok')
#: abstract methods
from abc import ABC, abstractmethod
class A(ABC):
    @abstractmethod
    def f(self): pass
class B(A):
    def f(self): return 1
try: A()
except TypeError as e: print('TypeError')
print(B().f(), A.__abstractmethods__)
#: dataclass equality order repr
from dataclasses import dataclass, field, replace, asdict
@dataclass(order=True)
class P:
    x: int
    y: int = 0
    tags: list = field(default_factory=list, compare=False)
print(P(1), P(1, 2) < P(1, 3), P(1) == P(1, 0, ['t']), replace(P(1), y=5), asdict(P(2)))
#: frozen dataclass
from dataclasses import dataclass, FrozenInstanceError
@dataclass(frozen=True)
class P: x: int
try: P(1).x = 2
except FrozenInstanceError as e: print(e)
print(hash(P(1)) == hash(P(1)), {P(1): 'a'}[P(1)])
#: dataclass inheritance and post init
from dataclasses import dataclass, fields
@dataclass
class A:
    a: int
    def __post_init__(self): self.s = self.a * 2
@dataclass
class B(A): b: str = 'b'
print(B(1), B(1).s, [f.name for f in fields(B)])
#: enum members
from enum import Enum, IntEnum, Flag, auto
class Color(Enum): RED = 1; GREEN = 2; ALIAS = 1
class N(IntEnum): ONE = 1; TWO = 2
class F(Flag): A = auto(); B = auto()
print(Color.RED, repr(Color.GREEN), Color(2), Color['RED'], Color.ALIAS is Color.RED, list(Color), N.TWO + 1, N.ONE < N.TWO, (F.A | F.B).value)
#: enum errors
from enum import Enum
class C(Enum): A = 1
try: C(5)
except ValueError as e: print(e)
try: C.A = 3
except AttributeError as e: print('AttributeError')
#: namedtuple
from collections import namedtuple
P = namedtuple('P', 'x y', defaults=[9])
p = P(1); print(p, p.x, p._replace(y=2), p._asdict(), P._fields, p == (1, 9), P._make([3, 4]))
#: typing NamedTuple
from typing import NamedTuple
class P(NamedTuple):
    x: int
    y: int = 5
    def total(self): return self.x + self.y
print(P(1), P(1).total())
