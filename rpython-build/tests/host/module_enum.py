from enum import *
class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = auto()
    ALIAS = 1
print(Color.RED, repr(Color.BLUE), Color(2), Color['RED'], list(Color), len(Color), Color.ALIAS is Color.RED)
print(Color.RED.name, Color.RED.value, Color.RED in Color, type(Color.RED), isinstance(Color.RED, Color))
try: Color(9)
except ValueError as e: print(e)
try: Color['X']
except KeyError as e: print(repr(e))
try: Color.RED = 3
except AttributeError as e: print(e)
class N(IntEnum):
    A = 1
    B = 5
print(N.A, repr(N.A), N.A + 1, N.B > N.A, f"{N.A}", '%d' % N.B, N.A == 1, N(5), [10,20,30][N.A], str(N.A))
class P(Flag):
    R = auto()
    W = auto()
    X = auto()
    RW = R | W
print(P.R | P.X, repr(P.R|P.W), P.RW, list(P.RW), P.R in P.RW, bool(P.R & P.W), repr(P.R & P.W), ~P.R, P(5), list(P))
class IF(IntFlag):
    A = 1
    B = 2
print(IF.A | IF.B, repr(IF.A | IF.B), IF.A | 8, repr(IF.A|8), IF.A & 3, repr(IF(0)), int(IF.A|IF.B))
class Planet(Enum):
    MERCURY = (3.303e+23, 2.4397e6)
    EARTH = (5.976e+24, 6.37814e6)
    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius
    @property
    def g(self): return self.mass / self.radius
    @classmethod
    def first(cls): return cls.MERCURY
print(Planet.EARTH.mass, Planet.first(), Planet.EARTH.g, Planet.EARTH.value)
class S(StrEnum):
    X = auto()
    Y = 'why'
print(S.X, repr(S.Y), S.X == 'x', S.Y.upper())
try:
    @unique
    class D(Enum):
        A = 1
        B = 1
except ValueError as e: print(e)
try:
    class E2(Color): pass
except TypeError as e: print(e)
F = Enum('F', 'A B C')
print(list(F), F.B.value, repr(F))
G = Enum('G', {'X': 10, 'Y': 20})
print(list(G))
print({Color.RED: 1}[Color.RED], hash(Color.RED) == hash(Color.RED), Color.RED == 1, Color.RED != Color.BLUE)
print(Color.__members__.keys(), repr(Color))
class Shape(str, Enum):
    SQ = 'sq'
    CI = 'ci'
print(Shape.SQ, Shape.SQ == 'sq', repr(Shape.CI), f"{Shape.SQ}")
class W(Enum):
    A = 'a'
    def hello(self): return 'hello ' + self.value
    @staticmethod
    def st(): return 1
print(W.A.hello(), W.st())
class M(Enum):
    A = 1
    @classmethod
    def _missing_(cls, v): return cls.A
print(M(99))
for x in Color: print(x.name, end=' ')
print()
match Color.RED:
    case Color.GREEN: print('g')
    case Color.RED: print('r')
try: print(P(64))
except ValueError as e: print(type(e).__name__)
print(Color.RED.__class__, Color.__name__, Color.__module__ == __name__)
print(sorted(N), max(N), N.A.real, N.B.bit_length())
