def f(a, b=2, *args, c, d=4, **kw):
    return a, b, args, c, d, sorted(kw.items())

print(f(1, c=3))
print(f(1, 5, 6, 7, c=3, d=8, z=9))
print(f(*[1, 2, 3], **{"c": 4, "e": 5}))

def g(a, b, /, c, *, d):
    return a, b, c, d

print(g(1, 2, c=3, d=4))
for call in (lambda: f(), lambda: f(1), lambda: g(a=1, b=2, c=3, d=4), lambda: g(1, 2, 3, 4, 5, d=1),
             lambda: g(1, 2, 3, d=4, e=5), lambda: g(1, 2, 3, c=3, d=4), lambda: g(1, d=2, c=1)):
    try:
        call()
    except TypeError as e:
        print(e)
