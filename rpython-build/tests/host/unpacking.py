a, *b, c = range(6)
print(a, b, c)
(x, (y, z)), w = (1, (2, 3)), 4
print(x, y, z, w)
*h, = "abc"
print(h)
print([*range(3), *"ab"], (*[1], 2), {*[1, 2], 3} == {1, 2, 3}, {**{"a": 1}, "b": 2, **{"a": 3}})
for i, (p, q) in enumerate([(1, 2), (3, 4)]):
    print(i, p, q)
[m, n] = 5, 6
m, n = n, m
print(m, n)
d = {}
d["k"], d["l"] = 1, 2
print(d)
for bad in (lambda: exec("a, b = [1]"), lambda: exec("a, b = [1, 2, 3]"), lambda: exec("a, *b, c = [1]"),
            lambda: exec("a, b = 5")):
    try:
        bad()
    except (ValueError, TypeError) as e:
        print(e)
def f(*args): return args
print(f(*"ab", *[1], 2), f(*()))
i = j = []
print(i is j)
