import functools
from functools import lru_cache


@functools.lru_cache(maxsize=None)
def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


calls = []


@lru_cache
def traced(a, b):
    calls.append((a, b))
    return a * 10 + b


@functools.cache
def name(s):
    calls.append((len(s), 0))
    return s.upper()


@lru_cache(maxsize=2)
def small(n):
    calls.append((n, n))
    return -n


def entry_point(argv):
    print(fib(60))
    print(traced(1, 2), traced(1, 2), traced(2, 1))
    print(name('ab'), name('ab'), name('abc'))
    print(calls)
    del calls[:]
    for n in [1, 2, 1, 3, 2, 1]:
        small(n)
    print(calls)
    info = traced.cache_info()
    print(info.hits, info.misses, info.currsize)
    traced.cache_clear()
    traced(1, 2)
    print(traced.cache_info().misses)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
