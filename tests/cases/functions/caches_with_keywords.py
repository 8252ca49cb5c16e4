import functools


@functools.cache
def f(a, b=2):
    print("f", a, b)
    return a * 10 + b


@functools.lru_cache(maxsize=2)
def g(a, b=2):
    print("g", a, b)
    return a * 10 + b


@functools.lru_cache
def h(name, times=1):
    print("h", name, times)
    return name * times


@functools.lru_cache(maxsize=None)
def k(*, x, y="q"):
    print("k", x, y)
    return y * x


def entry_point(argv):
    print(f(1), f(1, 2), f(1, b=2), f(a=1), f(a=1, b=2), f(b=2, a=1), f(1))
    print(g(1), g(1, 2), g(1, b=2), g(a=1), g(1), g(1, 3), g(1))
    print(h("a"), h("a", times=3), h(name="b"), h("a"), h("a", times=3))
    print(k(x=2), k(x=3, y="z"), k(x=2))
    f.cache_clear()
    print(f(1), f(1, b=2))
    print(f.cache_info())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
