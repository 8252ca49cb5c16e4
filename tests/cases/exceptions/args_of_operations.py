def show(e):
    print(type(e).__name__, '|', str(e), '|', repr(e), '|', len(e.args), e.args)


def fail(k, n):
    if k == 0:
        return [1, 2, 3][n + 10]
    if k == 1:
        return {1: 2}[n + 10]
    if k == 2:
        return n // (n - n)
    if k == 3:
        return int('x' * n)
    if k == 4:
        return n % (n - n)
    if k == 5:
        return [].pop() if n else 0
    if k == 6:
        return ord('ab' * n)
    if k == 7:
        return 'abc'.index('z' * n)
    if k == 8:
        return [1].index(n + 5)
    if k == 9:
        return int('abc'[n + 10] == 'a')
    if k == 10:
        return b'abc'[n + 10]
    if k == 11:
        return (1, 2)[n + 10]
    if k == 12:
        return n << (-n)
    if k == 13:
        return len(chr(-n))
    return 0


def entry_point(argv):
    n = len(argv)
    for k in range(15):
        try:
            print(fail(k, n))
        except Exception as e:
            show(e)
    try:
        print(1.0 / (n - n))
    except ZeroDivisionError as e:
        show(e)
    try:
        print(1.0 // (n - n))
    except ZeroDivisionError as e:
        show(e)
    try:
        print(1.5 % (n - n))
    except ZeroDivisionError as e:
        show(e)
    try:
        print({'a': 1}['b' * n])
    except KeyError as e:
        show(e)
    try:
        print({(1, 2): 1}[(n, 5)])
    except KeyError as e:
        show(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
