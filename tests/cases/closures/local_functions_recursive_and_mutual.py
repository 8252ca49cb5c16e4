def entry_point(argv):
    n = len(argv)
    memo = {}

    def fib(k):
        if k in memo:
            return memo[k]
        r = k if k < 2 else fib(k - 1) + fib(k - 2)
        memo[k] = r
        return r

    def even(k):
        return True if k == 0 else odd(k - 1)

    def odd(k):
        return False if k == 0 else even(k - 1)

    def dfs(graph, start, seen=None):
        if seen is None:
            seen = set()
        order = []

        def visit(v):
            if v in seen:
                return
            seen.add(v)
            order.append(v)
            for w in graph.get(v, []):
                visit(w)
        visit(start)
        return order

    def hanoi(k, a, b, c):
        nonlocal n
        if k:
            hanoi(k - 1, a, c, b)
            n += 1
            hanoi(k - 1, c, b, a)
    print(fib(50), even(7), odd(7))
    print(dfs({1: [2, 3], 2: [4], 3: [4], 4: [1]}, 1))
    hanoi(5, 'a', 'b', 'c')
    print(n)

    def outer(k):
        def helper(m):
            return 0 if m == 0 else m + helper(m - 1)
        return helper(k) * 2
    print(outer(4))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
