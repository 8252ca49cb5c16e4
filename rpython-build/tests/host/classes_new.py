class Single:
    instance = None
    def __new__(cls, *args):
        if cls.instance is None:
            cls.instance = super().__new__(cls)
        return cls.instance
    def __init__(self, v): self.v = v
a = Single(1); b = Single(2)
print(a is b, a.v)
class T(tuple):
    def __new__(cls, a, b): return tuple.__new__(cls, (a, b, a + b))
    @property
    def total(self): return self[2]
print(T(1, 2), T(1, 2).total, T(1, 2)[0:2])
class N(int):
    def __new__(cls, v, extra):
        self = int.__new__(cls, v)
        self.extra = extra
        return self
n = N(5, "e")
print(n, n.extra, n + 1)
class Other:
    def __new__(cls): return 42
print(Other())
o = object.__new__(Single)
print(hasattr(o, "v"))
try:
    object(1)
except TypeError as e:
    print(e)
class Q: pass
try:
    Q(1)
except TypeError as e:
    print(e)
class F(float):
    pass
print(F("2.5") * 2, F(1))
