# Attributes that an instance has not got yet: by a path that does not assign them, in a constructor
# that shows the instance around, of a class whose base is not initialised.
import gc
from dataclasses import dataclass, field

from rpython.rlib.objectmodel import specialize


class Late(object):
    def __init__(self, n):
        self.n = n

    def fill(self, n):
        self.number = 5
        self.flag = n
        self.real = n + 0.5
        self.text = 'abc' + str(n)
        self.items = [n]
        self.table = {n: 'x'}
        self.pair = (1, n)
        self.nothing = None
        self.perhaps = None if n else 'x'
        self.other = Late(n)
        self.call = len
        self.letter = 'x'


@specialize.call_location()
def tried(f, x):
    try:
        return str(f(x))
    except AttributeError as e:
        return str(e)


def all_of(x):
    print(tried(lambda x: x.number, x), tried(lambda x: x.flag, x), tried(lambda x: x.real, x))
    print(tried(lambda x: x.text, x), tried(lambda x: len(x.items), x), tried(lambda x: x.table, x))
    print(tried(lambda x: x.pair, x), tried(lambda x: x.nothing, x), tried(lambda x: x.perhaps, x))
    print(tried(lambda x: x.other.n, x), tried(lambda x: x.call('ab'), x), tried(lambda x: x.letter, x))


class Partly(object):
    def __init__(self, n):
        if n > 1:
            self.big = n
        for i in range(n):
            self.last = i
        try:
            self.inverse = 10 // n
        except ZeroDivisionError:
            self.failed = True
        else:
            self.failed = False
        while True:
            self.once = n
            break


SEEN = []


class Shown(object):
    def __init__(self, n):
        self.before = n
        SEEN.append(self)
        print(tried(lambda x: x.before, self), tried(lambda x: x.after, self))
        self.after = n
        print(tried(lambda x: x.after, self), self.twice())
        self.factor = 3

    def twice(self):
        try:
            return str(self.factor * 2)
        except AttributeError as e:
            return str(e)


class Base(object):
    def __init__(self):
        self.reset()

    def reset(self):
        self.state = 'new'


class Calls(Base):
    def __init__(self):
        super().__init__()
        self.own = self.state + '!'


class Forgets(Base):
    def __init__(self, n):
        if n:
            Base.__init__(self)


class Sibling(Base):
    level = 7


class Extra(Base):
    def __init__(self):
        self.extra = 2


def level_of(x):
    return x.level


def extra_of(x):
    return x.extra


@dataclass
class Record(object):
    a: int
    b: list = field(init=False)

    def start(self):
        self.b = [self.a]


class MyError(Exception):
    def note(self, code):
        self.code = code
        return self


class Prebuilt(object):
    pass


FULL = Prebuilt()
FULL.value = 3
EMPTY = Prebuilt()


def assign(x, n):
    x.value = n


class Choice(object):
    def __init__(self, n, other):
        # It meets another in one variable.
        it = self if n else other
        KEPT.append(it)
        print(len(KEPT), tried(lambda x: x.done, KEPT[-1]))
        self.done = n


KEPT = []


class Dies(object):
    def __init__(self, n):
        if n:
            raise ValueError('half way')
        self.name = 'whole'

    def __del__(self):
        DEAD.append(tried(lambda x: x.name, self))


DEAD = []


def make_and_drop(n):
    try:
        Dies(n)
    except ValueError as e:
        print(e)


def entry_point(argv):
    for full in False, True:
        x = Late(1)
        if full:
            x.fill(len(argv))
        all_of(x)
    for n in 0, 1, 2:
        p = Partly(n)
        print(tried(lambda p: p.big, p), tried(lambda p: p.last, p), tried(lambda p: p.inverse, p),
              p.failed, p.once)
    Shown(4)
    Choice(1, Choice(0, Choice(2, None)))
    print(len(SEEN), SEEN[0].after, SEEN[0].twice())
    print(Calls().own, tried(lambda f: f.state, Forgets(0)), Forgets(1).state)
    for b in Base(), Sibling(), Extra(), Calls():
        print(tried(level_of, b), tried(extra_of, b), tried(lambda b: b.state, b))
    r = Record(4)
    print(tried(lambda r: r.b, r))
    r.start()
    print(r.b, r)
    for e in MyError('plain'), MyError('noted').note(3):
        print(tried(lambda e: e.code, e), e)
    for x in FULL, EMPTY:
        print(tried(lambda x: x.value, x))
    for n in 0, 1:
        make_and_drop(n)
    gc.collect()
    gc.collect()
    print(sorted(DEAD))
    assign(EMPTY, 9)
    print(EMPTY.value, FULL.value)
    return 0
