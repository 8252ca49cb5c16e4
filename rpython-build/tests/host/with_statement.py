class CM:
    def __init__(self, name, suppress=False):
        self.name, self.suppress = name, suppress
    def __enter__(self):
        print("enter", self.name)
        return self.name
    def __exit__(self, t, v, tb):
        print("exit", self.name, t.__name__ if t else None, v)
        return self.suppress
with CM("a") as a, CM("b"):
    print("body", a)
with CM("s", True):
    raise ValueError("x")
print("after")
try:
    with CM("n"):
        raise KeyError("y")
except KeyError as e:
    print("propagated", e)
def f():
    with CM("r"):
        return "ret"
print(f())
for i in range(2):
    with CM(i):
        continue
with (CM("p") as p, CM("q") as q):
    print(p, q)
try:
    with 5: pass
except TypeError as e:
    print(type(e).__name__)
