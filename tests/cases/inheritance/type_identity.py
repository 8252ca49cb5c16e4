class A:
    pass


class B(A):
    pass


def entry_point(argv):
    items = [A(), B()]
    for a in items:
        print(type(a) is A, type(a) is B, a.__class__ is B, type(a).__name__)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
