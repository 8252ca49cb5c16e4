class A:
    pass


class B(A):
    x = 3


def check(a):
    if isinstance(a, B):
        return a.x
    if a is None:
        return -1
    return 0


def entry_point(argv):
    print(check(A()), check(B()), check(None))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
