# alone: what generators return has one type where a program reads it
def gen(n):
    yield n
    return n * 2
def entry_point(argv):
    n = len(argv)
    g = gen(n)
    next(g)
    try:
        next(g)
    except StopIteration as e:
        f = e
        print(f.value)
    return 0
