import sys
a = 1
def f():
    a = 2
    print(locals(), sorted(k for k in globals() if k in ("a", "f")))
    exec("b = 5", globals())
    return b
print(f())
print(eval("a + 1"), eval("x * y", {"x": 3, "y": 4}), eval("[i for i in range(a)]"))
ns = {}
exec("def g(x):\n    return x + k\nk = 10", ns); print(ns["g"](5), sorted(k for k in ns if k != "__builtins__"))
code = compile("z = 3\nw = z * 2", "<s>", "exec"); exec(code); print(z, w)
globals()["dynamic"] = 99; print(dynamic)
loc = {}
exec("q = a", globals(), loc); print(loc)
def outer():
    x = 1
    def inner():
        nonlocal x
        x += 1
        def innermost(): return x * 10
        return innermost
    r = inner()
    return x, r()
print(outer())
def comp():
    return [lambda: i for i in range(3)], [i for i in range(3) if (lambda: i > 0)()]
fs, xs = comp(); print([f() for f in fs], xs)
if (n := len("abc")) > 2: print(n)
print([y := 5, y ** 2], [last := x for x in range(4)], last)
class K:
    v = 1
    def vars_(self): return vars(self)
k = K(); k.q = 2; print(k.vars_(), vars(k))
print(sorted(dir(k))[-3:], [n for n in dir() if n in ("K", "k")])
print(sys._getframe().f_code.co_name, sys._getframe(0).f_globals is globals())
def caller():
    def callee(): return sys._getframe(1).f_code.co_name, sys._getframe(1).f_lineno
    return callee()
print(caller())
class Body:
    names = sorted(sys._getframe().f_locals)
print(Body.names)
def cells():
    c = 5
    def h(): return c
    return h.__closure__[0].cell_contents, h.__code__.co_freevars
print(cells())
x = 1
def delx():
    global x
    del x
delx()
try: x
except NameError as e: print(e)
def match_it(v):
    match v:
        case 0 | 1: return "small"
        case [a, b]: return ("pair", a, b)
        case [first, *rest] if rest: return ("list", first, rest)
        case {"k": val, **rest}: return ("map", val, rest)
        case str(s): return "str " + s
        case P(x=px, y=py): return ("P", px, py)
        case None: return "none"
        case (1.5 | 2.5) as fl: return fl
        case _: return "other"
class P:
    __match_args__ = ("x", "y")
    def __init__(self, x, y): self.x = x; self.y = y
for v in (0, [1, 2], (1, 2, 3), {"k": 1, "z": 2}, "hi", P(1, 2), None, 2.5, 99, [1]): print(match_it(v))
match P(3, 4):
    case P(3, y): print("pos", y)
match {"a": {"b": [1, {"c": 2}]}}:
    case {"a": {"b": [_, {"c": c}]}}: print("deep", c)
s = "f"; width = 10
print(f"{s!r:>{width}}|{3.14159:.2f}|{1000000:,}|{255:#x}|{s=}|{'nested ' + f'{s}'}")
def annotated():
    y: int = 5
    return y
z2: int = 3
print(__annotations__, annotated(), __name__)
lst = [1, 2, 3]; lst[1:2] = [7, 8]; del lst[0]; print(lst)
i = 0
while True:
    i += 1
    if i == 3: continue
    if i > 5: break
else: print("never")
for i in range(3): pass
else: print("for else", i)
first, (second, *third), fourth = 1, (2, 3, 4), 5; print(first, second, third, fourth)
a = b = [0]; a.append(1); print(b)
print({**{"a": 1}, "b": 2}, [*range(3), 9], (*"ab",), {*[1, 2], 3})
def star(*args, **kw): return args, kw
print(star(*[1], 2, *[3], a=1, **{"b": 2}))
assert True
print(__debug__, ..., NotImplemented)
