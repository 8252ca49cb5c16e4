def tag(name):
    def decorate(f):
        f.tag = name
        return f
    return decorate

def twice(f):
    def wrapper(*args):
        return f(*args), f(*args)
    return wrapper

@twice
@tag("a")
def f(x):
    return x * 2

print(f(3))

@tag("b")
def g():
    "doc of g"

print(g.tag, g.__name__, g.__doc__, g.__dict__)
g.__name__ = "other"
print(g.__name__, g.__qualname__, g.__module__ == __name__)

@tag("cls")
class C:
    pass
print(C.tag)
