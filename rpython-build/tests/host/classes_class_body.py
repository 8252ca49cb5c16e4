class C:
    table = []
    for i in range(3):
        table.append(i * 2)
    if True:
        def m(self): return self.table
    names = [n for n in ("x", "y")]
    x: int = 3
    y: "str"
    del i
print(C().m(), C.names, C.__annotations__, hasattr(C, "i"))
def make(n):
    class K:
        value = n
        def get(self): return n + self.value
    K.__name__ = "K%d" % n
    return K
print([make(i)().get() for i in range(3)], make(4).__name__, make(4).__qualname__)
classes = {}
for name in ("A", "B"):
    class X:
        label = name
    classes[name] = X
print(classes["A"].label, classes["B"].label)
class Outer:
    class Inner:
        v = 1
    w = Inner.v + 1
print(Outer.Inner.v, Outer.w, Outer.Inner.__qualname__)
class D:
    def f(self): return __class__.__name__
print(D().f())
class P:
    __private = 1
    def get(self): return self.__private
print(P().get(), P._P__private, hasattr(P, "__private"))
