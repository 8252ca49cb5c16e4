"""Functions in functions that call themselves, with defaults that are made when they are: each time that the outer one is called."""


def outer(n):
    def fib(k, memo={}):
        if k not in memo: memo[k] = k if k < 2 else fib(k - 1) + fib(k - 2)
        return memo[k]
    def down(k, path=[]): return path if k == 0 else down(k - 1, path + [k])
    return fib(n), down(3)
def variable(n, base):
    def f(k, b=base, *, step=n): return b if k <= 0 else f(k - 1, b + step)
    return f(n), f(2, 1), f(1, step=5)
def decorated(n):
    def twice(f): return lambda x: f(x) * 2
    @twice
    def g(k, seen=[]):
        seen.append(k)
        return len(seen) if k == 0 else g(k - 1)
    return g(n)
def typed(n):
    def h(k: int, acc: list = [], *, out: "dict[int, int]" = {}) -> int:
        acc.append(k)
        out[k] = len(acc)
        return len(acc) + len(out) if k == 0 else h(k - 1)
    return h(n)
def mutual(n):
    def even(k, seen={}):
        seen[k] = True
        return len(seen) if k == 0 else odd(k - 1)
    def odd(k, seen={}):
        seen[k] = False
        return -len(seen) if k == 0 else even(k - 1)
    return even(n), odd(n)
class C:
    def walk(self, n):
        def visit(k, path=(), stack=[self]):
            if k == 0: return len(stack), path
            return visit(k - 1, path + (k,))
        return visit(n)
def entry_point(argv):
    print(*outer(30))
    print(*variable(3 + len(argv), 10))
    print(decorated(2), typed(3))
    print(*mutual(4))
    print(*C().walk(2))
    def count(k, memo={}):
        memo[k] = 1
        return len(memo) if k == 0 else count(k - 1)
    print(count(3))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
