class S:
    __slots__ = ("a", "b")
    def __init__(self): self.a = 1
s = S()
print(s.a)
try:
    s.b
except AttributeError as e:
    print(e)
s.b = 2
print(s.b, hasattr(s, "__dict__"))
try:
    s.c = 3
except AttributeError as e:
    print(e)
class T(S):
    pass
t = T()
t.c = 5
print(t.c, t.__dict__, t.a)
del s.a
try:
    s.a
except AttributeError as e:
    print("gone")
print(type(S.a).__name__, S.a.__get__(t))
