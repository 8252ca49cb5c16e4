# What may be `None` where methods of containers take numbers: an error of the call, when it runs.


def place(n):
    if n < 0:
        return None
    return n


def entry_point(argv):
    xs = [1, 2, 3, 4]
    for n in [1, -1, 0]:
        at = place(n)
        try:
            xs.insert(at, 9)
            print(xs, xs.pop(at))
        except TypeError:
            print("insert: TypeError")
        try:
            print(xs[at], xs[:at], xs * at)
        except TypeError:
            print("index: TypeError")
        d = {1: "a"}
        print(d.get(at, "-"), at in d, at in xs, xs.count(at))
        s = {0, 1}
        print(at in s, [at, 5], (at, 5))
    return 0
