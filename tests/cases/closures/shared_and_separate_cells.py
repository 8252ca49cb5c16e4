def counters(n):
    out = []
    for i in range(n):
        def make(start):
            count = start

            def inc(by=1):
                nonlocal count
                count += by
                return count

            def peek():
                return count
            return inc, peek
        out.append(make(i * 10))
    return out


def shared():
    log = []
    level = 0

    def enter(name):
        nonlocal level
        log.append('  ' * level + name)
        level += 1

    def leave():
        nonlocal level
        level -= 1
        return level
    return enter, leave, log


def chain(n):
    f = lambda: 0
    for i in range(n):
        def g(prev=f, i=i):
            return prev() + i
        f = g
    return f


def accumulate(items):
    total = 0
    best = None

    def add(x):
        nonlocal total, best
        total += x
        if best is None or x > best:
            best = x
    for x in items:
        add(x)
    return total, best


def swap_functions():
    def a():
        return 'a'

    def b():
        return 'b'
    before = a() + b()
    a, b = b, a
    return before + a() + b()


def late_binding():
    def caller():
        return helper() + value
    value = 5

    def helper():
        return value * 2
    value = 7
    return caller()


def entry_point(argv):
    cs = counters(3)
    for inc, peek in cs:
        inc()
        inc(5)
    print([peek() for inc, peek in cs], cs[0][0](100), [p() for _, p in cs])
    enter, leave, log = shared()
    enter('a')
    enter('b')
    leave()
    enter('c')
    print(log, leave(), leave())
    print(chain(0)(), chain(4)(), accumulate([3, 9, 2]), accumulate([]), swap_functions(), late_binding())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
