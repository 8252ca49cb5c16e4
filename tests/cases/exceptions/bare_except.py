def safe(f, n):
    try:
        return f(n)
    except:
        return -1


def bad(n):
    if n:
        raise KeyError
    return 5


def worse(n):
    return 10 // n


def entry_point(argv):
    print(safe(bad, 0), safe(bad, 1), safe(worse, 2), safe(worse, 0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
