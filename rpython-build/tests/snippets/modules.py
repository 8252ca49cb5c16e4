#: errno and os errors
import errno, os
print(errno.ENOENT, errno.EEXIST, errno.errorcode[13], errno.EINTR, errno.EAGAIN == errno.EWOULDBLOCK, os.strerror(2))
for n in (errno.ENOENT, errno.EEXIST, errno.EACCES, errno.EPIPE, errno.EINTR, errno.ENOTDIR, errno.EISDIR, errno.ESRCH, errno.ECHILD, errno.EAGAIN, errno.ECONNREFUSED, errno.ETIMEDOUT, errno.EINVAL): print(type(OSError(n, 'm')).__name__, end=' ')
print()
try: os.listdir('/nowhere')
except FileNotFoundError as e: print(e.errno, e.strerror, e.filename, e)
#: os and files
import os
print(os.sep, os.linesep == '\n', os.name, os.curdir, os.pardir, os.extsep, os.altsep, os.pathsep, os.devnull)
print(type(os.environ.get('HOME')).__name__, os.environ.get('NOPE_X', 'd'), 'NOPE_X' in os.environ, os.getenv('NOPE_X'), os.path.exists(os.getcwd()), os.path.isdir('/'), os.path.isfile('/'))
try: os.environ['NOPE_X']
except KeyError as e: print(e)
try: open('/nowhere/x')
except FileNotFoundError as e: print(e)
#: path functions
import os.path as p
for s in ('/a/b.c', 'a', '', '/', 'a/', '//a//b', '../x', 'a/./b/../c', '.hidden', 'x.tar.gz'): print(p.split(s), p.splitext(s), p.basename(s), p.dirname(s), p.normpath(s), p.isabs(s))
print(p.join('a', 'b', '/c', 'd'), p.join('a', ''), p.commonprefix(['abc', 'abd']), p.commonpath(['/a/b', '/a/c']), p.relpath('/a/b/c', '/a/d'), p.splitdrive('c:/x'), p.expanduser('x'))
#: math edges
import math
for f in (lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.exp(1000), lambda: math.factorial(-1), lambda: math.factorial(2.5), lambda: math.gcd(1.5), lambda: math.acos(2), lambda: math.fmod(1, 0), lambda: math.pow(0, -1), lambda: math.floor(math.inf), lambda: math.comb(-1, 2), lambda: math.isqrt(-1), lambda: math.sqrt('x'), lambda: math.ldexp(1, 5000)):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
print(math.gcd(12, 18, 27), math.lcm(4, 6), math.lcm(), math.comb(50, 25), math.perm(5), math.perm(5, 2), math.isqrt(10**30), math.factorial(30), math.prod([1, 2, 3], start=2), math.fsum([.1] * 10), math.hypot(3, 4, 12), math.dist([0, 0], [3, 4]), math.copysign(1, -0.0), math.frexp(8), math.modf(-2.5), math.trunc(-2.7), math.ceil(2.1), math.isclose(1, 1 + 1e-10), math.remainder(7, 4), math.nextafter(1, 2), math.ulp(1), math.exp2(3), math.log2(8), math.log(100, 10), math.degrees(math.pi), math.tau, math.nan, math.inf)
#: struct
import struct
print(struct.pack('<ihb?', 1, -2, 3, True), struct.unpack('>Hf', struct.pack('>Hf', 500, 1.5)), struct.calcsize('bhilq'), struct.calcsize('<bhilq'), struct.pack('5s3p', b'abc', b'xy'), struct.unpack_from('<H', b'abcd', 2), list(struct.iter_unpack('<H', b'abcd')), struct.Struct('<I').size)
for f in (lambda: struct.unpack('i', b'abc'), lambda: struct.pack('Z', 1), lambda: struct.pack('ii', 1), lambda: struct.pack('i', 'x')):
    try: f()
    except struct.error as e: print(e)
b = bytearray(6); struct.pack_into('>H', b, 2, 258); print(b)
#: operator
import operator as o
print(o.add(1, 2), o.itemgetter(1)('abc'), o.itemgetter(0, 2)('abc'), o.attrgetter('real')(5), o.attrgetter('a.b', 'a')(type('X', (), {'a': type('Y', (), {'b': 3})})) [0], o.methodcaller('split', ',')('a,b'), o.contains([1], 1), o.index(True), o.concat('a', 'b'), o.countOf([1, 1, 2], 1), o.indexOf([1, 2], 2), o.truth([]), o.not_(1), o.is_(None, None), o.inv(5), o.pos(-1), o.iadd([1], [2]), o.getitem({'k': 1}, 'k'), o.matmul if 0 else 'm', o.lt(1, 2), o.floordiv(-7, 2), o.mod(-7, 2), o.xor(5, 3))
d = {}; o.setitem(d, 'k', 1); o.delitem(d, 'k'); print(d, o.length_hint([1, 2]), o.length_hint(5, 7), o.length_hint(type('L', (), {'__length_hint__': lambda s: 9})()))
#: itertools one
from itertools import *
print(list(accumulate([1, 2, 3])), list(accumulate([1, 2, 3], lambda a, b: a * b, initial=10)), list(chain('ab', [1])), list(chain.from_iterable([[1], [2]])), list(combinations('abc', 2)), list(combinations_with_replacement('ab', 2)), list(permutations('abc', 2)), list(product('ab', repeat=2)), list(compress('abc', [1, 0, 1])), list(islice(count(3, 2), 3)), list(islice(cycle('ab'), 5)), list(dropwhile(lambda x: x < 2, [1, 2, 1])), list(takewhile(lambda x: x < 2, [1, 2, 1])), list(filterfalse(None, [0, 1])), [(k, list(g)) for k, g in groupby('aabc')], list(repeat(1, 2)), list(starmap(pow, [(2, 3)])), list(zip_longest('ab', 'c', fillvalue='-')), list(pairwise('abc')))
a, b = tee([1, 2, 3]); print(next(a), list(b), list(a), list(islice('abcdef', 1, 5, 2)))
for f in (lambda: islice([], -1), lambda: list(combinations([1], -1)), lambda: next(chain())):
    try: f()
    except Exception as e: print(type(e).__name__, e)
#: functools
import functools as f
@f.singledispatch
def show(x): return 'any'
@show.register(int)
def _(x): return 'int'
@show.register
def _(x: list): return 'list'
print(show(1), show([]), show('x'), show(True), show.dispatch(bool) is show.registry[int])
@f.lru_cache(maxsize=2)
def sq(x): return x * x
for i in (1, 2, 1, 3, 2): sq(i)
print(sq.cache_info(), sq.cache_parameters()['maxsize']); sq.cache_clear(); print(sq.cache_info().currsize)
class A:
    @f.cached_property
    def p(self): print('once'); return 5
    m = f.partialmethod(lambda self, a, b: (a, b), 1)
a = A(); print(a.p, a.p, a.m(2))
p = f.partial(int, base=2); print(p('101'), p.func is int, p.keywords, f.partial(max, 1)(2), f.reduce(lambda a, b: a + b, 'abc', '-'))
try: f.reduce(lambda a, b: a, [])
except TypeError as e: print(e)
print(sorted([3, 1, 2], key=f.cmp_to_key(lambda a, b: b - a)), f.WRAPPER_ASSIGNMENTS[0])
#: collections one
from collections import *
c = Counter('abracadabra'); print(c.most_common(2), c['z'], c + Counter('a'), c - Counter('aaaab'), sorted(c.elements())[:3], c.total(), c & Counter('ab'), c | Counter('zz'))
c.update('aa'); c.subtract({'b': 5}); print(c['a'], c['b'], +c == Counter({k: v for k, v in c.items() if v > 0}))
d = defaultdict(list); d['a'].append(1); print(d, d.default_factory, d.get('q'), dict(d))
try: defaultdict(None)['k']
except KeyError as e: print(e)
o = OrderedDict(a=1, b=2); o.move_to_end('a'); print(list(o.items()), o.popitem(last=False), list(reversed(o)), OrderedDict(a=1) == OrderedDict(a=1))
q = deque([1, 2, 3], maxlen=3); q.append(4); q.appendleft(0); q.rotate(1); print(q, q.maxlen, q[0], list(reversed(q)), q.count(3), q.index(3))
for g in (lambda: deque().pop(), lambda: deque([1])[3], lambda: deque([], -1)):
    try: g()
    except Exception as e: print(type(e).__name__, e)
m = ChainMap({'a': 1}, {'a': 2, 'b': 3}); m['c'] = 4; print(m['a'], m['b'], m.maps[0], sorted(m), len(m), m.parents['a'], m.new_child({'a': 0})['a'])
#: collections two
from collections import namedtuple, UserDict, UserList, UserString
P = namedtuple('P', 'x y', defaults=[0]); p = P(1); print(p, p._asdict(), p._replace(y=5), P._fields, P._make([3, 4]), P._field_defaults, p == (1, 0), p.x, p[1], tuple(p))
for f in (lambda: namedtuple('Q', 'a a'), lambda: namedtuple('Q', 'class'), lambda: namedtuple('Q', '_a'), lambda: P(), lambda: P(1, 2, 3)):
    try: f()
    except Exception as e: print(type(e).__name__, e)
print(namedtuple('R', 'a class a', rename=True)._fields)
class D(UserDict):
    def __getitem__(self, k): return super().__getitem__(k) * 2
print(D(a=2)['a'], D(a=1), UserList([1, 2])[1:], UserString('ab').upper())
import collections.abc as abc
print(isinstance([], abc.Sequence), isinstance({}, abc.Mapping), isinstance(set(), abc.Set), isinstance(len, abc.Callable), isinstance(5, abc.Hashable), isinstance([], abc.Hashable), isinstance(iter([]), abc.Iterator), issubclass(dict, abc.MutableMapping), isinstance((x for x in ()), abc.Generator))
#: abstract collections give methods
import collections.abc as abc
class S(abc.Sequence):
    def __len__(self): return 3
    def __getitem__(self, i):
        if i >= 3: raise IndexError(i)
        return i * 10
s = S(); print(list(s), 10 in s, s.index(20), s.count(0), list(reversed(s)))
class M(abc.MutableMapping):
    def __init__(self): self.d = {}
    def __getitem__(self, k): return self.d[k]
    def __setitem__(self, k, v): self.d[k] = v
    def __delitem__(self, k): del self.d[k]
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
m = M(); m['a'] = 1; m.update(b=2); print(m.get('z', 0), m.pop('a'), dict(m), m.setdefault('q', 5), list(m.items()), 'b' in m, m == {'b': 2, 'q': 5})
class T(abc.Set):
    def __init__(self, xs): self.xs = list(xs)
    def __contains__(self, x): return x in self.xs
    def __iter__(self): return iter(self.xs)
    def __len__(self): return len(self.xs)
print(list(T([1, 2]) & T([2, 3])), T([1]) <= T([1, 2]), sorted(T([1]) | T([2])), T([1]).isdisjoint(T([2])))
try: abc.Sequence()
except TypeError as e: print('abstract')
#: string
import string
print(string.ascii_letters, string.digits, string.hexdigits, string.punctuation, repr(string.whitespace), string.capwords('a bc  d'))
t = string.Template('$a ${b} $$ $c'); print(t.safe_substitute(a=1, b=2), string.Template('$x').substitute({'x': 5}))
try: t.substitute(a=1)
except KeyError as e: print(e)
try: string.Template('$').substitute()
except ValueError as e: print(e)
print(list(string.Formatter().parse('a{b!r:c}d')), string.Formatter().format('{0} {k}', 1, k=2))
#: time
import time
print(time.gmtime(0)[:6], tuple(time.gmtime(1e9)), time.gmtime(-1).tm_year, time.strftime('%Y-%m-%d %H:%M:%S %j %a %b', time.gmtime(86400 * 400)), type(time.time()).__name__, time.perf_counter() <= time.perf_counter(), time.monotonic() > 0, type(time.time_ns()).__name__, time.gmtime(0).tm_wday)
#: typing
import typing as t
from typing import *
T_ = TypeVar('T_')
class Box(Generic[T_]):
    def __init__(self, x: T_) -> None: self.x = x
print(Box[int](3).x, Optional[int], Union[int, str], List[int], Dict[str, int], Callable[[int], str], Tuple[int, ...], cast(int, 'x'), T_, Any)
class P(Protocol):
    def f(self) -> int: ...
class N(NamedTuple):
    a: int
    b: str = 'd'
class TD(TypedDict, total=False):
    k: int
print(N(1), N._fields, TD(k=1), NewType('U', int)(5), TYPE_CHECKING, Literal['a', 'b'], Final, ClassVar[int], get_type_hints(N))
@overload
def g(x: int) -> int: ...
def g(x): return x
@final
class Z: pass
@no_type_check
def h(x: 1): pass
@runtime_checkable
class Q(Protocol):
    def quack(self): ...
class Duck:
    def quack(self): pass
print(g(3), isinstance(Duck(), Q), isinstance(5, Q), int | None, list[int] | str)
#: dataclasses
from dataclasses import *
@dataclass(order=True)
class P:
    x: int
    y: int = 0
    z: list = field(default_factory=list, compare=False, repr=False)
    n: InitVar[int] = 3
    def __post_init__(self, n): self.w = n
print(P(1), P(1) < P(2), P(1, 2) == P(1, 2), [f.name for f in fields(P)], asdict(P(1)), astuple(P(1, 2)), replace(P(1), y=9, n=1), P(1).w, is_dataclass(P))
for f in (lambda: P(), lambda: P(1, 2, 3, 4, 5), lambda: make_dataclass('Q', ['a', ('b', int, 3)])(1), lambda: fields(5)):
    try: print(f())
    except TypeError as e: print(e)
@dataclass(frozen=True)
class F: a: int
try: F(1).a = 2
except FrozenInstanceError as e: print(e)
print(hash(F(1)) == hash(F(1)), {F(1): 2}[F(1)])
@dataclass(eq=False, repr=False, slots=True)
class S: a: int = 1
print(S() == S(), S.__slots__)
@dataclass(kw_only=True)
class K(F := P.__base__): a: int; b: int = 2
print(K(a=1))
try:
    @dataclass
    class Bad: a: list = []
except ValueError as e: print(e)
try:
    @dataclass
    class Bad2:
        a: int = 1
        b: int
except TypeError as e: print(e)
#: enum
from enum import *
class C(Enum):
    R = 1; G = auto(); B = 'x'; ALIAS = 1
    @property
    def low(self): return self.name.lower()
    @classmethod
    def first(cls): return cls.R
print(list(C), C.R, repr(C.G), C(1), C['B'], C.ALIAS is C.R, C.R.low, C.first(), len(C), C.R in C, C.__members__['ALIAS'], C.R.value, isinstance(C.R, C), C.R != C.G, hash(C.R) == hash(C.R), {C.R: 1}[C(1)])
for f in (lambda: C(9), lambda: C['Q'], lambda: setattr(C, 'R', 5), lambda: C.R < C.G):
    try: f()
    except Exception as e: print(type(e).__name__, e)
class F(Flag):
    A = auto(); B = auto(); C = auto(); AB = A | B
print(F.A | F.C, F.AB & F.A, ~F.A, F(3), bool(F(0)), F.A in F.AB, [f.name for f in F], F.A ^ F.AB, list(F.AB))
class I(IntEnum): X = 5; Y = 6
print(I.X + 1, I.X == 5, I.X < I.Y, sorted([I.Y, I.X]), f'{I.X}', str(I.X), '%d' % I.X, [10, 20, 30, 40, 50, 60][I.X])
class IF(IntFlag): P = 1; Q = 2
print(IF.P | IF.Q, IF(3) == 3, IF.P + 1)
class S(str, Enum): A = 'a'
print(S.A == 'a', S.A.upper(), S('a'))
@unique
class U(Enum): A = 1
try:
    @unique
    class V(Enum): A = 1; B = 1
except ValueError as e: print(e)
print(Enum('Dyn', 'a b c').b, Enum('Dyn2', {'k': 5}).k.value)
class Planet(Enum):
    E = (1, 2)
    def __init__(self, a, b): self.a = a; self.sum = a + b
print(Planet.E.sum, Planet.E.value)
class Auto(Enum):
    def _generate_next_value_(name, start, count, last): return name * 2
    x = auto()
class Miss(Enum):
    A = 1
    @classmethod
    def _missing_(cls, v): return cls.A
print(Auto.x.value, Miss(77))
#: re
import re
m = re.match(r'(?P<a>\d+)-(\w+)', '12-ab cd'); print(m.groups(), m.group('a', 2), m.span(2), m.groupdict(), m.lastindex, m.start(), m.end('a'), m.re.pattern, m[1], m.expand(r'\2\g<a>'), m)
print(re.findall(r'(\w)(\d)', 'a1 b2'), re.split(r'[,;]', 'a,b;c', maxsplit=1), re.sub(r'\d', lambda m: str(int(m[0]) + 1), 'a1b9'), re.subn('a', 'b', 'aaa', count=2), re.fullmatch('a+', 'aab'), [m.start() for m in re.finditer('a', 'banana')], re.escape('a.b*'), re.compile('x', re.I).search('aXb').group(), re.sub(r'(?x) a  # c', 'z', 'ba'), re.split('(-)', 'a-b'), re.search('(?<=a)b(?!c)', 'abcab').span(), re.match('(a)|b', 'b').groups('none'))
for p in ('(', '[', '*', 'a{2,1}', '(?P<1>a)', r'\g', '(?P=x)'):
    try: re.compile(p)
    except re.error as e: print(e)
print(re.compile('a', re.M | re.S).flags, re.sub('(a)(b)?', r'[\1\2]', 'aab'), re.findall('(?m)^.', 'a\nb'), re.match('.', '\n', re.S).group())
#: copy
import copy
a = [1, [2, 3], {'k': [4]}]; b = copy.copy(a); c = copy.deepcopy(a); a[1].append(9); print(b, c)
class A:
    def __init__(self): self.x = [1]; self.me = self
a = A(); s = copy.copy(a); d = copy.deepcopy(a); print(s.x is a.x, d.x is a.x, d.me is d, d.x)
class B:
    def __copy__(self): return 'shallow'
    def __deepcopy__(self, memo): return ('deep', type(memo).__name__)
print(copy.copy(B()), copy.deepcopy([B()]), copy.deepcopy((1, [2])), copy.copy(len) is len, copy.deepcopy(A) is A)
#: random is CPython's
import random
random.seed(42); print(random.random(), random.randint(1, 100), random.choice('abc'), random.sample(range(100), 3), random.uniform(1, 2), random.gauss(0, 1), random.getrandbits(70), random.randrange(0, 100, 7), random.choices('ab', weights=[1, 3], k=4))
r = random.Random('text'); xs = list(range(8)); r.shuffle(xs); print(xs, r.random(), r.lognormvariate(0, 1), r.paretovariate(2), r.weibullvariate(1, 2), r.expovariate(1), r.triangular(0, 1))
s = r.getstate(); a = r.random(); r.setstate(s); print(a == r.random())
for f in (lambda: random.choice([]), lambda: random.sample([1], 2)):
    try: f()
    except Exception as e: print(type(e).__name__, e)
#: array
from array import array
a = array('i', [1, 2, 3]); a.append(4); a.extend([5]); print(a, a[1:3], a.typecode, a.itemsize, len(a), a.index(3), a.count(1), a.tobytes()[:4], a.tolist(), a.pop(), list(reversed(a)), a + a, a * 2 == array('i', [1, 2, 3, 4] * 2))
a.insert(0, 9); a.remove(9); a.reverse(); a[0] = 7; del a[1]; print(a, 7 in a, array('d', [1.5]), array('b', b'ab'), array('u', 'hé'), array('B').tobytes(), array('i') == array('d'))
for f in (lambda: array('b', [200]), lambda: array('z'), lambda: array('i', [1.5]), lambda: array('i')[0], lambda: array('i').pop(), lambda: array('i', [1]).remove(2), lambda: array('i', 'x')):
    try: f()
    except Exception as e: print(type(e).__name__, e)
b = array('H'); b.frombytes(b'\x01\x00\x02\x00'); b.byteswap(); print(b, b.buffer_info()[1])
#: contextlib
from contextlib import *
import io
@contextmanager
def tag(n):
    print('<', n)
    try: yield n
    except ValueError as e: print('swallowed', e)
    finally: print('>', n)
with tag('a') as t, tag('b'): print(t); raise ValueError('v')
with ExitStack() as s:
    s.enter_context(tag('x')); s.callback(print, 'cb', end='!\n'); s.push(lambda *a: print('push', a[0]))
with closing(type('C', (), {'close': lambda self: print('closed')})()): pass
with nullcontext(5) as n: print(n)
with suppress(KeyError, IndexError): [][1]
class D(ContextDecorator):
    def __enter__(self): print('enter')
    def __exit__(self, *a): print('exit')
@D()
def f(): print('body')
f()
@contextmanager
def never():
    if 0: yield
try:
    with never(): pass
except RuntimeError as e: print(e)
@contextmanager
def twice(): yield; yield
try:
    with twice(): pass
except RuntimeError as e: print(e)
b = io.StringIO()
with redirect_stdout(b): pass
s = ExitStack(); s.callback(print, 'later'); t = s.pop_all(); s.close(); t.close()
class AC(AbstractContextManager):
    def __exit__(self, *a): print('ac')
with AC() as ac: print(type(ac).__name__)
#: bisect and heapq
import bisect, heapq
a = [1, 3, 3, 5]; print(bisect.bisect(a, 3), bisect.bisect_left(a, 3), bisect.bisect_right(a, 3, 0, 2), bisect.bisect_left([(1, 'a'), (2, 'b')], 2, key=lambda t: t[0]))
bisect.insort(a, 4); bisect.insort_left(a, 0); print(a)
h = [5, 2, 8, 1]; heapq.heapify(h); print(heapq.heappop(h), heapq.heappushpop(h, 0), heapq.heapreplace(h, 9), heapq.nlargest(2, [1, 5, 3]), heapq.nsmallest(2, 'zab', key=ord), list(heapq.merge([1, 4], [2, 3])), list(heapq.merge([4, 1], [3], reverse=True)))
try: heapq.heappop([])
except IndexError as e: print(e)
try: bisect.bisect([1], 1, -1)
except ValueError as e: print(e)
#: io
import io
s = io.StringIO('a\nb\nc'); print(s.readline(), s.read(1), s.tell(), list(s), s.getvalue(), s.seek(0), s.readlines(1), s.readable())
s = io.StringIO(); s.write('hi'); print('x', file=s) if 0 else s.write('x\n'); s.writelines(['p', 'q']); s.truncate(3); print(repr(s.getvalue()), s.closed); s.close()
try: s.read()
except ValueError as e: print(e)
b = io.BytesIO(b'abc'); print(b.read(2), b.getvalue(), b.write(b'zz'), b.getvalue(), b.getbuffer()[0], b.seek(-1, 2), b.read())
try: io.StringIO().write(b'x')
except TypeError as e: print(e)
try: io.BytesIO().write('x')
except TypeError as e: print(e)
try: io.BytesIO().seek(-1)
except ValueError as e: print(e)
print(issubclass(io.UnsupportedOperation, (OSError, ValueError)), io.SEEK_END, isinstance(s, io.TextIOBase), isinstance(b, io.IOBase), io.DEFAULT_BUFFER_SIZE)
#: traceback
import traceback, sys
def f(): raise ValueError('v')
try: f()
except ValueError as e:
    print(traceback.format_exception_only(type(e), e), [x.name for x in traceback.extract_tb(e.__traceback__)], traceback.format_tb(e.__traceback__)[-1].splitlines()[0].split(',')[1:])
    t = traceback.format_exc(); print(t.splitlines()[0][5:], t.splitlines()[-1])
    print(''.join(traceback.format_exception(e)) == t, ''.join(traceback.format_exception(type(e), e, e.__traceback__)) == t)
    te = traceback.TracebackException.from_exception(e); print(''.join(te.format()) == t, te.exc_type.__name__)
    tb = e.__traceback__; print(tb.tb_lineno, tb.tb_next.tb_lineno, tb.tb_frame.f_code.co_name, tb.tb_next.tb_next)
import io
b = io.StringIO()
try: f()
except ValueError: traceback.print_exc(file=b)
print(b.getvalue().splitlines()[-1]); print(traceback.format_exc())
print([s.name for s in traceback.extract_stack()][-1], len(traceback.format_stack()) > 0, traceback.extract_stack()[-1].lineno)
#: traceback of chains
import traceback
try:
    try: 1 / 0
    except ZeroDivisionError as z: raise KeyError('k') from z
except KeyError as e: print([l[:40] for l in traceback.format_exc().splitlines() if l[:1] not in ' T'])
try:
    try: 1 / 0
    except ZeroDivisionError: raise KeyError('k')
except KeyError as e: print([l[:40] for l in traceback.format_exc().splitlines() if l[:1] not in ' T'])
try:
    try: 1 / 0
    except ZeroDivisionError: raise KeyError('k') from None
except KeyError as e: e.add_note('a note'); print([l[:40] for l in traceback.format_exc().splitlines() if l[:1] not in ' T'])
#: abc registers and inherits
import abc
class A(metaclass=abc.ABCMeta):
    @abc.abstractmethod
    def f(self): return 'base f'
    @staticmethod
    @abc.abstractmethod
    def s(): pass
    @classmethod
    @abc.abstractmethod
    def c(cls): pass
@A.register
class R: pass
print(issubclass(R, A), isinstance(R(), A), A.__abstractmethods__ == {'f', 's', 'c'})
class B(A):
    def f(self): return 'b ' + super().f()
    s = c = None
print(B().f(), abc.get_cache_token() is not None)
#: warnings and keyword and numbers
import warnings, keyword, numbers
print(keyword.iskeyword('if'), keyword.iskeyword('x'), isinstance(5, numbers.Number), isinstance(1.5, numbers.Integral), isinstance(True, numbers.Integral))
with warnings.catch_warnings():
    warnings.simplefilter('ignore'); warnings.warn('w')
print('done')
#: json while importing
import json
print(json.dumps({'a': [1, 2.5, None, True, 'é"\n']}), json.loads('{"k": [1, -2.5e3, "\\u00e9", null]}'), json.dumps([1, {'b': 2, 'a': 1}], sort_keys=True, indent=2), json.dumps('é', ensure_ascii=False), json.dumps((1,), separators=(',', ':')))
for s in ('', '{', '[1,]', '{"a" 1}', 'nul', '"a'):
    try: json.loads(s)
    except json.JSONDecodeError as e: print(e)
try: json.dumps({1, 2})
except TypeError as e: print(e)
#: sys
import sys
print(sys.maxsize, sys.byteorder, sys.version_info >= (3, 9), type(sys.argv).__name__, sys.implementation.name is not None, sys.platform, sys.intern('x'), sys.getsizeof is not None, sys.float_info.max, sys.float_info.epsilon, sys.hash_info.width, sys.maxunicode, 'sys' in sys.modules, sys.exc_info(), sys.flags is not None, sys.getrefcount is not None, sys.stdout is not None)
try: sys.exit(3)
except SystemExit as e: print(e.code, e)
try: sys.exit('bye')
except SystemExit as e: print(e.code)
sys.stdout.write('written\n') if 0 else None
