def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


def is_even(n):
    return n == 0 or is_odd(n - 1)


def is_odd(n):
    return n != 0 and is_even(n - 1)


def flatten(t, out):
    for x in t:
        if x > 0:
            out.append(x)
        else:
            flatten(list(range(1, -x + 1)), out)
    return out


def permutations(xs):
    if len(xs) <= 1:
        return [xs]
    out = []
    for i in range(len(xs)):
        for rest in permutations(xs[:i] + xs[i + 1:]):
            out.append([xs[i]] + rest)
    return out


def countdown(n):
    if n:
        yield n
        yield from countdown(n - 1)


def depth(n):
    try:
        return 1 + depth(n + 1)
    except RecursionError:
        return 0


def entry_point(argv):
    print(ackermann(2, 3), is_even(10), is_odd(7), is_odd(8))
    print(flatten([3, -2, 5, -1], []))
    print(permutations([1, 2, 3]))
    print(list(countdown(4)))
    print(depth(0) > 50)
    fact = lambda n: 1 if n <= 1 else n * fact(n - 1)
    print(fact(10))

    def collatz(n, steps=0):
        return steps if n == 1 else collatz(n // 2 if n % 2 == 0 else 3 * n + 1, steps + 1)
    print(collatz(27))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
