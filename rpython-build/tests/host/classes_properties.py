class P:
    def __init__(self): self._x = 1
    @property
    def x(self):
        "the x"
        return self._x
    @x.setter
    def x(self, v): self._x = v * 10
    @x.deleter
    def x(self): print("deleted")
    ro = property(lambda self: 42)
p = P()
print(p.x)
p.x = 2
print(p.x, P.x.__doc__)
del p.x
try:
    p.ro = 1
except AttributeError as e:
    print(e)
print(p.ro, isinstance(P.x, property))
class Q(P):
    @P.x.getter
    def x(self): return "q"
print(Q().x)
