import types, sys
def f(): pass
def g(): yield
class C:
    def m(self): pass
    x = property(lambda s: 1)
print(isinstance(f, types.FunctionType), isinstance(C().m, types.MethodType), isinstance(len, types.BuiltinFunctionType), isinstance(sys, types.ModuleType), isinstance(g(), types.GeneratorType), isinstance(f.__code__, types.CodeType), isinstance(None, types.NoneType), isinstance(C.__dict__, types.MappingProxyType))
n = types.SimpleNamespace(a=1, b="x"); n.c = 2; print(n, n.a, n == types.SimpleNamespace(a=1, b="x", c=2), vars(n))
m = types.ModuleType("mod", "doc"); m.v = 5; print(m.__name__, m.__doc__, m.v, m.__dict__["v"])
b = types.MethodType(lambda self, x: (self, x), 5); print(b(6), b.__self__)
D = types.new_class("D", (C,), {}, lambda ns: ns.update(y=3)); print(D.y, D.__bases__[0] is C)
print(types.GenericAlias(list, (int,)), isinstance(list[int], types.GenericAlias), isinstance(int | str, types.UnionType), types.MappingProxyType({"a": 1})["a"])
h = types.FunctionType((lambda a, b: a + b + k).__code__, {"k": 100}, "h", (5,)); print(h(1), h.__name__, h.__defaults__)
c = types.CellType(7); print(c.cell_contents); c.cell_contents = 8; print(c.cell_contents)
mp = types.MappingProxyType({"a": 1})
try: mp["b"] = 2
except TypeError as e: print(e)
print(len(mp), dict(mp), mp.get("z"), list(mp.items()), "a" in mp, mp == {"a": 1}, mp | {"b": 2})
