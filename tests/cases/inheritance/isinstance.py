class A:
    pass


class B(A):
    def only_b(self):
        return 'b'


class C(A):
    def only_c(self):
        return 'c'


def name(a):
    if isinstance(a, B):
        return a.only_b()
    elif isinstance(a, C):
        return a.only_c()
    return 'a'


def entry_point(argv):
    for a in [A(), B(), C()]:
        print(name(a), isinstance(a, A), isinstance(a, (B, C)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
