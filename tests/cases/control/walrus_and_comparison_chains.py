def values(log):
    log.append('call')
    return [5, 12, 7]


def classify(n):
    if (half := n // 2) > 10:
        return 'big %d' % half
    elif (third := n // 3) > 2:
        return 'medium %d %d' % (half, third)
    return 'small %d %d' % (half, third)


def between(a, b, c, log):
    def say(x):
        log.append(x)
        return x
    return say(a) < say(b) <= say(c)


def entry_point(argv):
    log = []
    if (n := len(values(log))) > 2 and (top := max(values(log))) > 10:
        print(n, top, log)
    for k in [4, 9, 30]:
        print(classify(k))
    xs = [1, 5, 20]
    print([y for x in xs if (y := x * x) > 10], y)
    i = 0
    while (i := i + 1) < 5:
        if i == 3:
            continue
    print(i)
    total = 0
    print([total := total + x for x in xs], total)
    for a, b, c in [(1, 2, 3), (3, 2, 1), (1, 5, 4), (1, 1, 1)]:
        log = []
        print(between(a, b, c, log), log)
    print(1 < 2 < 3 > 2 != 5, 1 == 1.0 == True, 'a' < 'b' < 'c', 3 > 2 > 2, not 1 < 2 < 1)
    print(1 in [1] == True, 2 not in [1] , 'a' in 'abc' in ['abc'])
    x = 5
    print(x if x > 3 else -x, (x > 3) + (x < 3), [x, -x][x > 3])
    print(0 or 7, 3 and 4, '' or 'd', [] or [1], 0 and 1, not [] and not '')
    s = None
    print(s is None or len(s) == 0, s is not None and len(s) > 0)
    print((lambda v: (w := v + 1) * w)(3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
