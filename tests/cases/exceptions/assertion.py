def check(n):
    assert n > 0
    return n


def entry_point(argv):
    try:
        print(check(1))
        print(check(-1))
    except AssertionError:
        print('assertion failed')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
