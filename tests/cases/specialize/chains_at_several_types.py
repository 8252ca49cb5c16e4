"""Values of two types are handed on through more functions than there are rounds of annotation."""

N = 60

source = ["def f0(x, depth):", "    return [x], depth"]
for i in range(1, N):
    source.append("def f%d(x, depth):" % i)
    if i % 7 == 0:
        source.append("    for step in range(2):")
        source.append("        depth += step")
        source.append("    x = x + x if depth < 3 else x")
    elif i % 7 == 3:
        source.append("    x = (x, depth)[0]")
    source.append("    return f%d(x, depth)" % (i - 1))
exec("\n".join(source))


class Box:
    def __init__(self, held):
        self.held = held

    def down(self, n, x):
        if n == 0:
            return self.held
        return self.down(n - 1, x)


def guarded(x):
    if isinstance(x, str):
        return only_text(x)
    return 0


def only_text(x):
    return len(x)


def entry_point(argv):
    print(f59(1, 0))
    print(f59("a", 1))
    print(f59(0.5, 2))
    print(Box(1).down(3, "a"), Box("b").down(2, 7))
    print(guarded("abc"), guarded(3))
    return 0

