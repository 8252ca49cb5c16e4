class A:
    count = 0
    def __init__(self, x):
        self.x = x
        A.count += 1
    def get(self):
        return self.x
    @staticmethod
    def s(v):
        return v + 1
    @classmethod
    def c(cls, v):
        return cls.__name__, v

a = A(3)
print(a.get(), A.get(a), A.s(1), a.s(2), A.c(3), a.c(4), A.count)
print(a.__dict__, A.__name__, a.__class__ is A, isinstance(a, A), vars(a))
a.y = 5
del a.x
print(a.__dict__)
try:
    a.x
except AttributeError as e:
    print(e)
try:
    A.zz
except AttributeError as e:
    print(e)
print(A.__bases__, A.__mro__, A.__module__ == __name__)
m = a.get
a.x = 9
print(m(), m.__func__ is A.get, m.__self__ is a)
print(getattr(a, "q", 7), hasattr(a, "x"))
setattr(a, "q", 1)
print(a.q)
delattr(a, "q")
print(hasattr(a, "q"))
A.extra = lambda self: self.x * 2
print(a.extra())
del A.extra
print(hasattr(a, "extra"))
