class Desc:
    def __set_name__(self, owner, name):
        self.name = name
        print("set_name", owner.__name__, name)
    def __get__(self, obj, cls=None):
        if obj is None:
            return self
        return obj.__dict__.get(self.name, "default")
    def __set__(self, obj, value):
        obj.__dict__[self.name] = value + "!"
class NonData:
    def __get__(self, obj, cls): return "nondata"
class C:
    a = Desc()
    b = NonData()
c = C()
print(c.a, c.b)
c.a = "v"
c.b = "own"
print(c.a, c.b, C.a.name)
class Lazy:
    def __init__(self, f): self.f = f
    def __get__(self, obj, cls):
        value = self.f(obj)
        setattr(obj, self.f.__name__, value)
        return value
class E:
    @Lazy
    def big(self):
        print("computing")
        return 99
e = E()
print(e.big, e.big)
