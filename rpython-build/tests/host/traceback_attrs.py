class S: pass
def f(x):
    y = 1 + x.foo
    return y
def g(x, t): return t[0](x)[1].bar.baz + 1
s = S()
s.a = s
def attempt(what):
    try: what()
    except Exception as e: return e
errors = [
    attempt(lambda: f(s)),
    attempt(lambda: g(s, [lambda x: (x, x)])),
    attempt(lambda: s.a.a.a.nope()),
    attempt(lambda: "text".nope),
    attempt(lambda: [s].nope if s else 1),
    attempt(lambda: print(s.a, (s).nope)),
]
last = None
for e in errors:
    e.__context__ = last
    last = e
raise errors[-1]
