from dataclasses import *
import typing
@dataclass
class P:
    x: int
    y: int = 0
    tags: list = field(default_factory=list)
    def norm(self): return self.x + self.y
p, q = P(1), P(1, 2, ["a"])
print(p, q, p == P(1), p != q, p.tags is P(1).tags, p.norm(), P.__match_args__)
for f in (lambda: P(), lambda: P(1, 2, 3, 4), lambda: hash(p), lambda: p < q):
    try: f()
    except TypeError as e: print(e)
@dataclass(order=True, frozen=True)
class V:
    a: int
    b: str = field(default="q", compare=False)
print(V(1) < V(2), V(1) == V(1, "z"), hash(V(1)) == hash(V(1, "w")), sorted([V(3), V(1)]), {V(1): 1}[V(1)])
for f in (lambda: setattr(V(1), "a", 3), lambda: delattr(V(1), "a"), lambda: setattr(V(1), "new", 3)):
    try: f()
    except FrozenInstanceError as e: print(e)
@dataclass
class B(P):
    z: float = 1.5
    cv: typing.ClassVar[int] = 7
    iv: InitVar[int] = 3
    def __post_init__(self, iv): self.w = iv * 2
b = B(1, 2, iv=5); print(b, b.w, B.cv, [f.name for f in fields(B)])
print(asdict(q), astuple(q), replace(q, x=9), is_dataclass(P), is_dataclass(q), is_dataclass(3))
@dataclass(kw_only=True)
class K:
    a: int
    b: int = 2
print(K(a=1))
@dataclass
class Q:
    a: int
    _: KW_ONLY
    c: int = 3
print(Q(1, c=4))
match q:
    case P(x, y): print("match", x, y)
@dataclass(eq=False, repr=False)
class Bare: a: int
print(Bare(1) == Bare(1), "Bare object" in repr(Bare(1)))
@dataclass(slots=True)
class S:
    a: int
    b: int = 2
s = S(1); print(s, hasattr(s, "__dict__"))
try: s.zz = 1
except AttributeError: print("slots")
@dataclass(unsafe_hash=True)
class U: a: int
print(hash(U(1)) == hash(U(1)), make_dataclass("C", [("x", int), ("y", int, field(default=5))])(1), fields(P)[1].default, fields(P)[0].default is MISSING)
class Node: pass
@dataclass
class Tree(Node):
    left: "Tree | None" = None
    n: int = field(default=1, repr=False)
print(Tree(Tree()), Tree().n, asdict(Tree(Tree())))
