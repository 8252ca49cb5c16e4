"""`f(**options)` of a dict that the function makes of names and only reads."""


def score(a: int, match: int = 1, gap: int = 0) -> int:
    return a * 100 + match * 10 + gap

def label(name, size=1.5, shown=True):
    return "%s %.1f %s" % (name, size, shown)

class Box:
    def __init__(self, w, h=2):
        self.w = w
        self.h = h

    def area(self, times=1):
        return self.w * self.h * times

def options(n):
    given = {"match": n, "gap": 1}
    if "gap" in given and len(given) == 2:
        print("both", given["match"], given["gap"])
    return score(1, **given)

def several(n):
    one = {"size": n * 1.5, "shown": n > 5}
    print(label("a", **one), label("b", **one))
    print(label("c", **{"size": 2.5}), label("d", **dict(shown=False)))
    two = dict(gap=n, match=2)
    print(score(0, **two), score(0, 3, **{"gap": 4}))
    print(one.get("size"), one.get("other") is None, bool(one))
    box = {"w": n + 2}
    print(Box(**box).area(), Box(h=5, **box).area(**{"times": 3}))

def order(n):
    def said(x):
        print("said", x)
        return x
    made = {"gap": said(1), "match": said(2)}
    print(score(said(n), **made))

def loop(n):
    total = 0
    for i in range(3):
        given = {"match": i, "gap": n}
        total += score(i, **given)
    return total

def branches(n):
    if n > 5:
        given = {"match": 3}
        return score(1, **given)
    given = {"gap": 4}
    return score(2, **given)

def missing(n):
    given = {"match": n}
    try:
        print(given["gap"])
    except KeyError as e:
        print("no", e)
    return score(1, **given)

def guarded(n):
    try:
        given = {"match": 10 // (n - 1), "gap": 2}
        return score(1, **given)
    except ZeroDivisionError:
        given = {"match": 7}
        return score(2, **given)

def empty():
    given = {}
    return score(5, **given)

def entry_point(argv):
    n = len(argv)
    print(options(n), loop(n), branches(n), missing(n), guarded(n), guarded(n + 1), empty())
    several(n)
    order(n)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
