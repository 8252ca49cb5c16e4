def check(n):
    try:
        if n == 0:
            raise KeyError
        if n == 1:
            raise IndexError
        if n == 2:
            raise ZeroDivisionError
        return 'none'
    except (KeyError, ZeroDivisionError):
        return 'first'
    except (IndexError, ValueError):
        return 'second'


def entry_point(argv):
    for n in range(4):
        print(check(n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
