class A:
    def __repr__(self): return "R"
    def __str__(self): return "S"
    def __format__(self, spec): return "F" + spec
a = A()
print(a, repr(a), [a], f"{a} {a!r} {a!s:>3} {a:xyz}", "%s %r" % (a, a), "{:q}".format(a), str(a))
class B:
    def __str__(self): return "only str"
print(str(B()), "B object at" in repr(B()))
class C:
    def __repr__(self): return 5
try:
    repr(C())
except TypeError as e:
    print(e)
class D(str):
    def __str__(self): return "custom"
print(D("raw"), "%s" % D("raw"), repr(D("raw")), D("raw") + "x", f"{D('raw')}")
class E(int):
    def __repr__(self): return "E!"
print(E(5), [E(5)], "%d" % E(5), f"{E(5)}", E(5) + 1)
try:
    format(object(), "x")
except TypeError as e:
    print(e)
