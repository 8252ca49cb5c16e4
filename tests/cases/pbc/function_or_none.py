def hook(n):
    return n * 100


def call(f, n):
    if f is None:
        return n
    return f(n)


def entry_point(argv):
    print(call(hook, 3), call(None, 3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
