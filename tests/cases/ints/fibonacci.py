def fib(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


def fib_rec(n):
    if n < 2:
        return n
    return fib_rec(n - 1) + fib_rec(n - 2)


def entry_point(argv):
    print([fib(i) for i in range(15)])
    print(fib(90), fib_rec(18))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
