print(list(x for x in "abc"), set(x % 3 for x in range(9)) == {0, 1, 2})
print({k: v for k, v in zip("ab", (1, 2))})
print([(x, y) for x in range(3) if x for y in range(x)])
print([[j for j in range(i)] for i in range(3)])
x = 5
print([x for x in range(2)], x)
print(any(n > 3 for n in [1, 5]), all(n > 3 for n in [1, 5]), max((n for n in [3, 1]), default=0))
print([y := 3, y ** 2], y)
def f():
    return [total := total + v for v in [1, 2, 3] if (total := v) or True] if False else "ok"
print(f())
print(sorted((v for v in [3, 1, 2]), key=lambda v: -v))
it = (i for i in range(3))
print(2 in it, list(it))
