"""Values of all sorts, and which abstract classes they are of: while the program is imported, and in translated code."""

import collections.abc
from collections import deque, OrderedDict, defaultdict, Counter, namedtuple, ChainMap, UserDict, UserList, UserString
from array import array
import enum
import functools
import itertools
import re
import types

from rpython.rlib.unroll import unrolling_iterable


def gen():
    yield 1


class Plain: pass


class HasLen:
    def __len__(self): return 0


class HasIter:
    def __iter__(self): return iter([])


class HasNext(HasIter):
    def __next__(self): raise StopIteration


class HasContains:
    def __contains__(self, x): return False


class Coll(HasLen, HasIter, HasContains): pass


class Rev(HasIter):
    def __reversed__(self): return iter([])


class NoRev(Rev):
    __reversed__ = None


class Eq:
    def __eq__(self, o): return True


class NoHash:
    __hash__ = None


class Cal:
    def __call__(self): return 1


class Reg: pass
collections.abc.Sequence.register(Reg)


class SubReg(Reg): pass


class L(list): pass


class D(dict): pass


class S(set): pass


class T(tuple): pass


class Dq(deque): pass


class GenLike:
    def __iter__(self): return self
    def __next__(self): return 1
    def send(self, v): return 1
    def throw(self, t, v=None, b=None): return 1
    def close(self): pass


class MySeq(collections.abc.Sequence):
    def __getitem__(self, i): raise IndexError
    def __len__(self): return 0


class Color(enum.Enum):
    RED = 1


P = namedtuple("P", "a b")


def f():
    pass


NAMES = ["Hashable", "Iterable", "Iterator", "Generator", "Reversible", "Sized", "Container", "Collection", "Callable",
         "Sequence", "MutableSequence", "Set", "MutableSet", "Mapping", "MutableMapping", "MappingView", "KeysView",
         "ItemsView", "ValuesView", "ByteString"]
CLASSES = [(name, getattr(collections.abc, name)) for name in NAMES]
EACH = unrolling_iterable(CLASSES)


def known(x):
    return " ".join([name for name, cls in CLASSES if isinstance(x, cls)])


def row(x):
    shown = []
    for name, cls in EACH:
        if isinstance(x, cls):
            shown.append(name)
    return " ".join(shown)


row._annspecialcase_ = "specialize:call_location"

KNOWN = [
    ('1', known(1)),
    ('2.5', known(2.5)),
    ('True', known(True)),
    ('None', known(None)),
    ('"a"', known("a")),
    ('b"a"', known(b"a")),
    ('bytearray(b"a")', known(bytearray(b"a"))),
    ('memoryview(b"ab")', known(memoryview(b"ab"))),
    ('[1]', known([1])),
    ('(1,)', known((1,))),
    ('{1:2}', known({1:2})),
    ('{1}', known({1})),
    ('frozenset([1])', known(frozenset([1]))),
    ('range(3)', known(range(3))),
    ('slice(1,2)', known(slice(1,2))),
    ('{1:2}.keys()', known({1:2}.keys())),
    ('{1:2}.values()', known({1:2}.values())),
    ('{1:2}.items()', known({1:2}.items())),
    ('iter([1])', known(iter([1]))),
    ('iter("a")', known(iter("a"))),
    ('iter({1:2})', known(iter({1:2}))),
    ('iter({1})', known(iter({1}))),
    ('iter(range(3))', known(iter(range(3)))),
    ('iter((1,2))', known(iter((1,2)))),
    ('reversed([1])', known(reversed([1]))),
    ('enumerate([1])', known(enumerate([1]))),
    ('zip([1],[2])', known(zip([1],[2]))),
    ('map(str,[1])', known(map(str,[1]))),
    ('filter(None,[1])', known(filter(None,[1]))),
    ('gen()', known(gen())),
    ('f', known(f)),
    ('len', known(len)),
    ('[].append', known([].append)),
    ('Plain', known(Plain)),
    ('int', known(int)),
    ('Plain()', known(Plain())),
    ('HasLen()', known(HasLen())),
    ('HasIter()', known(HasIter())),
    ('HasNext()', known(HasNext())),
    ('HasContains()', known(HasContains())),
    ('Coll()', known(Coll())),
    ('Rev()', known(Rev())),
    ('NoRev()', known(NoRev())),
    ('Eq()', known(Eq())),
    ('NoHash()', known(NoHash())),
    ('Cal()', known(Cal())),
    ('Reg()', known(Reg())),
    ('SubReg()', known(SubReg())),
    ('Dq()', known(Dq())),
    ('GenLike()', known(GenLike())),
    ('MySeq()', known(MySeq())),
    ('Color.RED', known(Color.RED)),
    ('P(1,2)', known(P(1,2))),
    ('deque([1])', known(deque([1]))),
    ('array("i",[1])', known(array("i",[1]))),
    ('OrderedDict([(1,2)])', known(OrderedDict([(1,2)]))),
    ('defaultdict(int)', known(defaultdict(int))),
    ('Counter("a")', known(Counter("a"))),
    ('itertools.count()', known(itertools.count())),
    ('itertools.chain([1],[2])', known(itertools.chain([1],[2]))),
    ('itertools.repeat(1)', known(itertools.repeat(1))),
    ('functools.partial(f)', known(functools.partial(f))),
    ('ValueError("x")', known(ValueError("x"))),
    ('object()', known(object())),
    ('reversed({1:2})', known(reversed({1:2}))),
    ('(i for i in [1])', known((i for i in [1]))),
    ('re.compile("a")', known(re.compile("a"))),
    ('re.finditer("a","a")', known(re.finditer("a","a"))),
    ('ChainMap({1:2})', known(ChainMap({1:2}))),
    ('UserDict()', known(UserDict())),
    ('UserList()', known(UserList())),
    ('UserString("a")', known(UserString("a"))),
    ('Color', known(Color)),
    ('reversed("ab")', known(reversed("ab"))),
    ('reversed(range(3))', known(reversed(range(3)))),
    ('lambda: 1', known(lambda: 1)),
    ('re.compile("a").match("a")', known(re.compile("a").match("a"))),
    ('iter(deque([1]))', known(iter(deque([1])))),
    ('iter(array("i",[1]))', known(iter(array("i",[1])))),
    ('Ellipsis', known(Ellipsis)),
    ('NotImplemented', known(NotImplemented)),
    ('type(1)', known(type(1))),
    ('itertools.product([1],[2])', known(itertools.product([1],[2]))),
    ('OrderedDict([(1,2)]).keys()', known(OrderedDict([(1,2)]).keys())),
    ('Counter("a").values()', known(Counter("a").values())),
    ('defaultdict(int).keys()', known(defaultdict(int).keys())),
    ('L()', known(L())),
    ('D()', known(D())),
    ('S()', known(S())),
    ('T()', known(T())),
    ('types.MappingProxyType({1:2})', known(types.MappingProxyType({1:2}))),
    ('Plain().__init__', known(Plain().__init__)),
]


def entry_point(argv):
    for text, classes in KNOWN:
        print(text + ": " + classes)
    print('1', row(1))
    print('2.5', row(2.5))
    print('True', row(True))
    print('None', row(None))
    print('"a"', row("a"))
    print('b"a"', row(b"a"))
    print('bytearray(b"a")', row(bytearray(b"a")))
    print('memoryview(b"ab")', row(memoryview(b"ab")))
    print('[1]', row([1]))
    print('(1,)', row((1,)))
    print('{1:2}', row({1:2}))
    print('{1}', row({1}))
    print('frozenset([1])', row(frozenset([1])))
    print('range(3)', row(range(3)))
    print('slice(1,2)', row(slice(1,2)))
    print('{1:2}.keys()', row({1:2}.keys()))
    print('{1:2}.values()', row({1:2}.values()))
    print('{1:2}.items()', row({1:2}.items()))
    print('iter([1])', row(iter([1])))
    print('iter("a")', row(iter("a")))
    print('iter({1:2})', row(iter({1:2})))
    print('iter({1})', row(iter({1})))
    print('iter(range(3))', row(iter(range(3))))
    print('iter((1,2))', row(iter((1,2))))
    print('reversed([1])', row(reversed([1])))
    print('enumerate([1])', row(enumerate([1])))
    print('zip([1],[2])', row(zip([1],[2])))
    print('map(str,[1])', row(map(str,[1])))
    print('filter(None,[1])', row(filter(None,[1])))
    print('gen()', row(gen()))
    print('f', row(f))
    print('len', row(len))
    print('[].append', row([].append))
    print('Plain', row(Plain))
    print('int', row(int))
    print('Plain()', row(Plain()))
    print('HasLen()', row(HasLen()))
    print('HasIter()', row(HasIter()))
    print('HasNext()', row(HasNext()))
    print('HasContains()', row(HasContains()))
    print('Coll()', row(Coll()))
    print('Rev()', row(Rev()))
    print('NoRev()', row(NoRev()))
    print('Eq()', row(Eq()))
    print('NoHash()', row(NoHash()))
    print('Cal()', row(Cal()))
    print('Reg()', row(Reg()))
    print('SubReg()', row(SubReg()))
    print('Dq()', row(Dq()))
    print('GenLike()', row(GenLike()))
    print('MySeq()', row(MySeq()))
    print('Color.RED', row(Color.RED))
    print('P(1,2)', row(P(1,2)))
    print('deque([1])', row(deque([1])))
    print('array("i",[1])', row(array("i",[1])))
    print('OrderedDict([(1,2)])', row(OrderedDict([(1,2)])))
    print('defaultdict(int)', row(defaultdict(int)))
    print('Counter("a")', row(Counter("a")))
    print('itertools.count()', row(itertools.count()))
    print('itertools.chain([1],[2])', row(itertools.chain([1],[2])))
    print('itertools.repeat(1)', row(itertools.repeat(1)))
    print('functools.partial(f)', row(functools.partial(f)))
    print('ValueError("x")', row(ValueError("x")))
    print('object()', row(object()))
    print('reversed({1:2})', row(reversed({1:2})))
    print('(i for i in [1])', row((i for i in [1])))
    print('re.compile("a")', row(re.compile("a")))
    print('re.finditer("a","a")', row(re.finditer("a","a")))
    print('ChainMap({1:2})', row(ChainMap({1:2})))
    print('UserDict()', row(UserDict()))
    print('UserList()', row(UserList()))
    print('UserString("a")', row(UserString("a")))
    print('Color', row(Color))
    print('reversed("ab")', row(reversed("ab")))
    print('reversed(range(3))', row(reversed(range(3))))
    print('lambda: 1', row(lambda: 1))
    print('re.compile("a").match("a")', row(re.compile("a").match("a")))
    print('iter(deque([1]))', row(iter(deque([1]))))
    print('iter(array("i",[1]))', row(iter(array("i",[1]))))
    print('Ellipsis', row(Ellipsis))
    print('NotImplemented', row(NotImplemented))
    print('type(1)', row(type(1)))
    print('itertools.product([1],[2])', row(itertools.product([1],[2])))
    print('OrderedDict([(1,2)]).keys()', row(OrderedDict([(1,2)]).keys()))
    print('Counter("a").values()', row(Counter("a").values()))
    print('defaultdict(int).keys()', row(defaultdict(int).keys()))
    return 0
