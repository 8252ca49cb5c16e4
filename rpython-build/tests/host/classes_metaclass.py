class Meta(type):
    @classmethod
    def __prepare__(mcs, name, bases, **kw):
        print("prepare", name, kw)
        return {"injected": 1}
    def __new__(mcs, name, bases, ns, **kw):
        cls = super().__new__(mcs, name, bases, dict(ns))
        cls.tag = kw.get("tag")
        return cls
    def __init__(cls, name, bases, ns, **kw):
        super().__init__(name, bases, ns)
    def __call__(cls, *args):
        obj = super().__call__(*args)
        print("made", type(obj).__name__)
        return obj
    def __repr__(cls):
        return "<%s>" % cls.__name__
    def __len__(cls):
        return 7
    @property
    def meta_prop(cls):
        return cls.__name__.lower()
class A(metaclass=Meta, tag="t"):
    x = injected + 1
A()
print(A, A.tag, A.x, len(A), A.meta_prop, type(A) is Meta)
class B(A):
    pass
print(type(B), B.injected, isinstance(B, Meta))
class M2(type): pass
try:
    class Bad(A, metaclass=M2): pass
except TypeError as e:
    print(str(e)[:18])
T = type("T", (A,), {"z": 3})
print(T.z, type(T))
