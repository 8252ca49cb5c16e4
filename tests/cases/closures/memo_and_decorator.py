def memoize(f):
    cache = {}

    def run(n):
        if n in cache:
            return cache[n]
        r = f(n)
        cache[n] = r
        return r
    return run


@memoize
def slow(n):
    print('compute', n)
    return n * n


def traced(name):
    def deco(f):
        def run(x):
            print('enter', name, x)
            r = f(x)
            print('leave', name, r)
            return r
        return run
    return deco


@traced('inc')
def inc(x):
    return x + 1


def entry_point(argv):
    print(slow(3), slow(3), slow(len(argv)))
    print(inc(inc(1)))

    @traced('local' * len(argv))
    def local(x):
        return x * 2

    print(local(4))
    fib = memoize(lambda n: n if n < 2 else fib(n - 1) + fib(n - 2))
    print(fib(40))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
