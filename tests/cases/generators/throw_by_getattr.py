class G:
    def close_it(self, g):
        f = 1
        return f
def gen(n):
    try:
        yield n
        yield n + 1
    except ValueError as e:
        print("caught", e)
        yield 99
def entry_point(argv):
    n = len(argv)
    g = gen(n)
    print(g.__next__())
    t = getattr(g, "throw")
    try:
        print(t(ValueError("boom")))
    except ValueError as e:
        print("escaped", e)
    return 0
