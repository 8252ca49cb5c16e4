def counter(log=[]):
    log.append(len(log))
    return log


def keyed(k, cache={}):
    if k not in cache:
        cache[k] = len(cache) * 10
    return cache[k]


class Config:
    limit = 5

    def get(self, n=limit, scale=limit * 2):
        return n * scale


BASE = 3


def based(x=BASE, y=BASE + 1):
    return x * y


BASE = 100


def make(n):
    def inner(a, b=n, *, c=n * 2):
        return a + b + c
    return inner


fs = [make(i) for i in range(3)]


def entry_point(argv):
    print(counter(), counter(), counter([5]), counter())
    print(keyed('a'), keyed('b'), keyed('a'), keyed('c', {}))
    c = Config()
    print(c.get(), c.get(2), c.get(scale=1), based(), based(1), based(y=2))
    print([f(1) for f in fs], fs[2](1, 1), fs[2](1, c=0))
    n = len(argv)
    local = make(n + 4)
    print(local(1), local(1, 2), local(1, c=3))
    step = n

    def later(x, s=step):
        return x + s
    step = 50
    print(later(1), later(1, step))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
