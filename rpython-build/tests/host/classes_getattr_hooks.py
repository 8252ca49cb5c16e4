class A:
    def __init__(self): self.log = []
    def __getattr__(self, name):
        if name.startswith("dyn_"):
            return name[4:]
        raise AttributeError("no " + name)
    def __setattr__(self, name, value):
        object.__setattr__(self, name, value)
        if name != "log":
            self.log.append(name)
    def __delattr__(self, name):
        self.log.append("del " + name)
        object.__delattr__(self, name)
a = A()
print(a.dyn_x)
a.v = 1
del a.v
print(a.log)
try:
    a.zzz
except AttributeError as e:
    print(e)
print(hasattr(a, "zzz"), getattr(a, "zzz", 5))
class B:
    x = 1
    def __getattribute__(self, name):
        if name == "secret":
            return "hidden"
        return object.__getattribute__(self, name)
print(B().secret, B().x)
class D:
    def __dir__(self): return ["b", "a"]
print(dir(D()))
