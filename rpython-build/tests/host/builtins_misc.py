print(abs(-3), abs(2.5), chr(97), chr(0x1f600), ord("a"), ord("é"), callable(len), callable(1), id(1) == id(1), hash(1))
print(isinstance(1, (str, int)), isinstance(True, int), issubclass(bool, int), isinstance(None, type(None)), type(1), type("a") is str, type(type))
print(divmod(7, 3), divmod(-7.5, 2), pow(2, 5), pow(2, 5, 7), round(3.14159, 2), round(10), repr("a"), ascii("é"), bin(5), hex(16), oct(8))
print(sorted([3, 1, 2], key=lambda x: -x), vars(type("T", (), {"x": 1})())== {}, getattr("a", "upper")(), hasattr(1, "real"), dir([])[:2] == dir([])[:2], "append" in dir([]))
print(eval("1 + 2"), eval("x * 2", {"x": 5}), eval("a + b", {"a": 1}, {"b": 2}))
ns = {}
exec("def f(x): return x + 1\ny = f(4)", ns)
print(ns["y"], ns["f"](1), sorted(k for k in ns if not k.startswith("__")))
code = compile("z = 10\nw = z + 1", "<test>", "exec")
exec(code, ns); print(ns["w"], code.co_name, eval(compile("2 ** 8", "<e>", "eval")))
def loc():
    a = 1; b = "x"
    return sorted(locals().items())
print(loc(), "loc" in globals(), __name__ == globals()["__name__"], type(globals()).__name__)
globals()["made"] = 5
print(made, __import__("math").pi, NotImplemented, Ellipsis, ..., __debug__)
print(object() == object(), None is None, not None, bool([]), int(), float(), str(), list(), dict(), tuple(), bool(), bytes(), set())
try:
    exec("1 +")
except SyntaxError as e:
    print("SyntaxError")
try:
    eval("x y")
except SyntaxError as e:
    print("SyntaxError")
print(print("a", "b", sep="-", end="!\n"), print())
