class A:
    "doc A"
    x: int = 1
    def f(self): pass
class B(A): pass
print(A.__name__, A.__qualname__, A.__doc__, A.__bases__, B.__base__, B.__mro__[1] is A, A.__dict__["x"], "f" in A.__dict__, type(A.__dict__).__name__, A.__annotations__)
print(int.__name__, int.__bases__, bool.__mro__, int.__module__, A.__module__ == __name__, type(int).__name__, A.__subclasses__() == [B], int.__doc__ is not None or True)
A.__name__ = "Z"; print(A.__name__, A().__class__.__name__); A.x = 5; print(B.x)
a = A(); a.__class__ = B; print(type(a) is B)
print(type(A.f).__name__, type(a.f).__name__, type(len).__name__, type(int.__add__).__name__, type(str.upper).__name__, type([].append).__name__, type(A.__dict__["f"]).__name__)
print((1).__add__(2), int.__add__(1, 2), str.upper("a"), list.append([], 1), (5).__lt__(6), "a".__eq__("a"), [].__len__(), {}.__contains__(1), (1).__eq__("a"), object.__repr__(1)[:12])
T = type("T", (A,), {"y": 2, "g": lambda self: self.y})
print(T.y, T().g(), T.__name__, T.__bases__ == (A,), isinstance(T(), A), repr(T)[-3:])
print(type(None).__name__, type(NotImplemented).__name__, type(...).__name__, type(1 .real), type(type(a)), list[int], dict[str, int], int | str, int | None, type(list[int]).__name__)
try:
    int.foo = 1
except TypeError as e:
    print(e)
try:
    type("X", (int, str), {})
except TypeError as e:
    print(e)
try:
    class C(bool): pass
except TypeError as e:
    print(e)
print(isinstance(1, int | str), isinstance(1.0, int | None), (list[int]).__origin__, (list[int]).__args__, (int | str).__args__)
