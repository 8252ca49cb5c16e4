class Memo:
    def __init__(self):
        self.cache = {}
        self.misses = 0

    def fib(self, n):
        if n in self.cache:
            return self.cache[n]
        self.misses += 1
        result = n if n < 2 else self.fib(n - 1) + self.fib(n - 2)
        self.cache[n] = result
        return result


def logged(fn):
    def wrapper(self, x):
        self.log.append(fn.__name__)
        return fn(self, x) + 1
    return wrapper


def repeat(n):
    def deco(fn):
        def wrapper(self, x):
            result = 0
            for _ in range(n):
                result += fn(self, x)
            return result
        return wrapper
    return deco


class Worker:
    def __init__(self, k):
        self.k = k
        self.log = []

    @logged
    def double(self, x):
        return x * 2 * self.k

    @repeat(3)
    @logged
    def inc(self, x):
        return x + self.k


def entry_point(argv):
    m = Memo()
    print(m.fib(50), m.misses, m.fib(50), m.misses)
    w = Worker(2)
    print(w.double(5), w.inc(1), w.log)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
