def f(a: int, b: str = "x", *, c=3) -> float:
    "the doc"
    return a

print(f.__defaults__, f.__kwdefaults__, f.__annotations__, f.__doc__)
print(f.__code__.co_name, f.__code__.co_argcount, f.__code__.co_kwonlyargcount, f.__code__.co_varnames)
f.__defaults__ = ("y",)
print(f.__defaults__)
f.__kwdefaults__ = {"c": 9}
print(f.__kwdefaults__)
f.extra = 5
print(f.extra, f.__dict__)
del f.extra
print(hasattr(f, "extra"))
f.__doc__ = None
print(f.__doc__)
import types
h = types.FunctionType(f.__code__, {"x": 1}, "newname", (7, 8))
print(h.__name__, h.__defaults__, h(1, c=2))
print(f.__code__.co_flags & 4, (lambda *a: 0).__code__.co_flags & 4)
print(callable(f), callable(3), type(f).__name__)
def make():
    v = 1
    def inner():
        return v
    return inner
i = make()
j = types.FunctionType(i.__code__, {}, "j", None, i.__closure__)
print(j())
