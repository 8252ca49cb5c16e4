def add(a, b):
    return a + b


def three(a, b, c):
    return '%s%d%s' % (a, b, c)


def odd(x):
    return x % 2


def entry_point(argv):
    n = len(argv)
    print(list(map(add, [1, 2, 3], [10, 20])))
    print(list(map(three, 'ab', range(5), ['x', 'y', 'z'])))
    print(list(map(lambda a, b, c, d: a + b + c + d, [1], [2], [3], [n])))
    print(list(filter(odd, range(7))), list(filter(None, [0, 1, 2, 0, n])))
    print(list(filter(None, ['', 'a', '', 'b'])))
    print(list(filter(lambda s: len(s) > n, ['', 'a', 'bb', 'ccc'])))
    m = map(odd, [1, 2, 3])
    print(next(m), list(m), list(m))
    f = filter(odd, [1, 2, 3])
    print(next(f), next(f), next(f, -1))
    print(sum(map(len, ['a', 'bb'])), max(map(abs, [-5, 3])), dict(map(lambda x: (x, x * x), [1, 2])))
    print(list(map(str, [1, 2])), ','.join(map(str, range(n + 2))), list(map(int, ['3', '4'])))
    for i, x in enumerate(map(add, 'ab', 'cd')):
        print(i, x)
    log = []

    def noisy(x):
        log.append(x)
        return x * 2
    lazy = map(noisy, [1, 2, 3])
    print(log, next(lazy), log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
