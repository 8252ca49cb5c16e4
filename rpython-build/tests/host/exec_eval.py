g = {"x": 10}
l = {}
exec("y = x + 1\nclass K:\n    z = y if False else 5\ndef f(): return x", g, l)
print(l["y"], l["K"].z, l["f"](), "y" in g)
print(eval("[i * x for i in range(3)]", {"x": 2}), eval("lambda: 7")(), eval("  1 + 1 "))
src = "\n".join("def f%d(): return %d" % (i, i) for i in range(3))
ns = {}
exec(src, ns)
print([ns["f%d" % i]() for i in range(3)])
def make(name, body):
    d = {}
    exec("def %s(a):\n    return %s" % (name, body), {"k": 3}, d)
    return d[name]
h = make("h", "a * k")
print(h(4), h.__name__, h.__code__.co_filename)
try:
    exec("raise ValueError('in exec')")
except ValueError as e:
    print(e)
for bad in ("x = = 1", "def f(:", "return 1", "break", "1 = x", "f() = 1", "  x", "'abc", "nonlocal q", "def f(a, a): pass", "continue", "yield 1"):
    try:
        exec(bad)
    except SyntaxError as e:
        print(type(e).__name__)
c = compile("a + 1", "<expr>", "eval")
print(eval(c, {"a": 1}), c.co_names, c.co_consts)
class NS(dict):
    def __missing__(self, k): return "missing " + k
print(eval("zzz", {}, NS()))
exec("global_made = 1")
print(global_made)
def scope():
    loc = 1
    exec("loc = 2; other = 3")
    return loc, eval("loc + 10")
print(scope())
