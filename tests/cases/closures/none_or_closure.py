def choose(n):
    if n < 0:
        return None
    return lambda x: x * n


def call(f, x):
    if f is None:
        return -1
    return f(x)


def entry_point(argv):
    for n in range(-1, 3):
        f = choose(n * len(argv))
        print(f is None, f is not None and f(10) or 0, call(f, 7))
    g = choose(-1)
    try:
        print(g(3))
    except TypeError as e:
        print('TypeError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
