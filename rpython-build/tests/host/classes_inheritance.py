class A:
    def f(self): return "A"
class B(A):
    def f(self): return "B" + super().f()
class C(A):
    def f(self): return "C" + super().f()
class D(B, C):
    def f(self): return "D" + super().f()
print(D().f(), [c.__name__ for c in D.__mro__], D.mro() == list(D.__mro__))
print(issubclass(D, A), issubclass(A, D), issubclass(D, (int, C)))
try:
    class E(A, B): pass
except TypeError as e:
    print(str(e).split("\n")[0])
class F(B):
    def f(self): return super(B, self).f()
print(F().f(), [c.__name__ for c in A.__subclasses__()])
class G(int):
    def double(self): return self * 2
print(G(4).double(), G(3) + 1, type(G(3) + 1), G("7"))
class L(list):
    def first(self): return self[0]
l = L([1, 2])
l.append(3)
print(l, l.first(), len(l), isinstance(l, list))
class S(str):
    pass
print(S("ab").upper(), S("x") == "x", {S("k"): 1}["k"])
class Dd(dict):
    def __missing__(self, key): return key * 2
print(Dd(a=1)["a"], Dd()["zz"])
