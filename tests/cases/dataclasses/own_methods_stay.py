"""What a class defines itself stays, of all that `dataclass` makes."""

from dataclasses import dataclass, field, asdict, astuple


@dataclass
class P:
    x: int
    y: int = 3

    def __init__(self, x: int):
        print("own", x)
        self.x = x * 2
        self.y = 1


@dataclass
class Named:
    first: str
    last: str = "none"

    def __init__(self, text: str) -> None:
        parts = text.split(" ")
        self.first = parts[0]
        self.last = parts[1] if len(parts) > 1 else "-"


@dataclass
class Below(P):
    z: int = 4


@dataclass
class Inherits(P):
    z: int = 4

    def __init__(self, z):
        super().__init__(z + 1)
        self.z = z


@dataclass(init=False)
class Keeps(P):
    pass


@dataclass(frozen=True)
class Cold:
    a: int
    b: int = 5

    def __init__(self, a):
        object.__setattr__(self, "a", a + 1)
        object.__setattr__(self, "b", a + 2)


@dataclass
class Shown:
    a: int

    def __repr__(self):
        return "<shown %d>" % self.a

    def __eq__(self, other):
        return isinstance(other, Shown) and self.a % 10 == other.a % 10


@dataclass
class Hashed:
    a: int
    b: int

    def __hash__(self):
        return self.a


@dataclass(frozen=True)
class HashedCold:
    a: int
    b: int

    def __hash__(self):
        return 7


@dataclass(eq=False)
class Identity:
    a: int


@dataclass(unsafe_hash=True)
class Unsafe:
    a: int
    b: int = field(default=1, hash=False)

@dataclass
class Fact:
    items: list[int] = field(default_factory=list)
    count: int = 0

    def __init__(self, *items: int):
        self.items = list(items)
        self.count = len(items)

@dataclass
class Post:
    a: int

    def __init__(self, a):
        self.a = a

    def __post_init__(self):
        print("never")

@dataclass
class Match:
    a: int
    b: int
    __match_args__ = ("b", "a")

@dataclass(slots=True)
class Slotted:
    a: int
    b: int = 2
    def __init__(self, n):
        self.a = n
        self.b = n + 1

def refused(make):
    try:
        make()
        return "fine"
    except (TypeError, ValueError) as e:
        return str(e)

def own_lt():
    @dataclass(order=True)
    class A:
        a: int
        def __lt__(self, other):
            return False

def own_ge():
    @dataclass(order=True)
    class A:
        a: int
        def __ge__(self, other):
            return False

def own_setattr():
    @dataclass(frozen=True)
    class A:
        a: int
        def __setattr__(self, name, value):
            pass
def own_delattr():
    @dataclass(frozen=True)
    class A:
        a: int
        def __delattr__(self, name):
            pass
def own_hash():
    @dataclass(unsafe_hash=True)
    class A:
        a: int
        def __hash__(self):
            return 1
def own_hash_eq():
    @dataclass(unsafe_hash=True)
    class A:
        a: int
        def __eq__(self, other):
            return True
def order_without_eq():
    @dataclass(order=True, eq=False)
    class A:
        a: int
def weak():
    @dataclass(weakref_slot=True)
    class A:
        a: int

def own_eq_order():
    @dataclass(order=True)
    class A:
        a: int
        def __eq__(self, other):
            return True
def default_first():
    @dataclass
    class A:
        a: int = 1
        b: int
        def __init__(self):
            pass

REFUSED = [refused(f) for f in (own_lt, own_ge, own_setattr, own_delattr, own_hash, own_hash_eq, order_without_eq, weak, own_eq_order, default_first)]

def entry_point(argv):
    p = P(5)
    print(p.x, p.y, p, p == P(5), p == P(6))
    print(Named("a b"), Named("c") == Named("c -"))
    print(Below(1, 2), Below(1), Below(1, 2, 3) == Below(1, 2, 3))
    print(Inherits(7), Keeps(3))
    c = Cold(4)
    print(c, hash(c) == hash(Cold(4)), {c: 1}[Cold(4)])
    try:
        c.a = 3
    except AttributeError as e:
        print(e)
    print(Shown(3), Shown(3) == Shown(13), Shown(3) != Shown(13))
    print(hash(Hashed(3, 4)), {Hashed(1, 2): 3}[Hashed(1, 2)])
    print(hash(HashedCold(3, 4)))
    i = Identity(3)
    print(i == Identity(3), i == i, len({i: 1, Identity(3): 2}))
    print(hash(Unsafe(3)) == hash(Unsafe(3, 9)), Unsafe(3) == Unsafe(3, 9))
    print(Fact(1, 2, 3), Fact())
    print(Post(3))
    match Match(1, 2):
        case Match(x, y):
            print(x, y)
    print(Slotted(5))
    print(asdict(p), astuple(p))
    for r in REFUSED:
        print(r)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
