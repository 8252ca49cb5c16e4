class Base:
    registry = []
    def __init_subclass__(cls, /, kind=None, **kw):
        super().__init_subclass__(**kw)
        cls.kind = kind
        Base.registry.append(cls.__name__)
class A(Base, kind="a"): pass
class B(A): pass
print(Base.registry, A.kind, B.kind)
try:
    class C(Base, other=1): pass
except TypeError as e:
    print(e)
class G:
    def __class_getitem__(cls, item): return (cls.__name__, item)
print(G[int], G["x"])
class Orig:
    def __mro_entries__(self, bases): return (A,)
class D(Orig()): pass
print(D.__bases__, len(D.__orig_bases__))
