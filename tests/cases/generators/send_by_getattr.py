def gen(n):
    got = yield n
    print("got", got)
    yield 2
def feed(g, name):
    return getattr(g, "se" + "nd")
def entry_point(argv):
    n = len(argv)
    g = gen(n)
    g.__next__()
    f = getattr(g, "send")
    print(f(n + 5))
    return 0
