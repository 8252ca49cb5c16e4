print(list(enumerate("ab")), list(enumerate("ab", 5)), list(zip([1, 2], "ab", (3, 4))), list(zip()), list(zip([1], [])), list(map(lambda x, y: x + y, [1, 2], [3, 4])))
print(list(map(str, range(3))), list(filter(None, [0, 1, "", "a"])), list(filter(lambda x: x > 1, [1, 2, 3])), list(reversed([1, 2])), list(reversed("ab")))
print(sum([1, 2], 10), sum([[1], [2]], []), min(3, 1, 2), max([1, 5], default=0), min([], default="d"), max("a", "b", key=ord), min([3, -4], key=abs), all([]), any([]))
it = iter([1, 2, 3])
print(next(it), list(it), next(it, "end"), iter(it) is it)
n = [0]
def step():
    n[0] += 1
    return n[0]
print(list(iter(step, 4)), list(zip(*[(1, 2), (3, 4)])), dict(enumerate("ab")), [*map(int, "12")])
for f in (lambda: list(zip([1], [], strict=True)), lambda: list(zip([], [1], strict=True)), lambda: max([]), lambda: next(iter([])), lambda: sum("ab"), lambda: list(map(1, [1])), lambda: min(), lambda: enumerate(), lambda: max(1, key=5)):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, e)
print(list(zip(range(2), range(2), strict=True)), type(zip()).__name__, type(map(str, [])).__name__, type(enumerate([])).__name__, type(iter([])).__name__, type(iter({})).__name__)
