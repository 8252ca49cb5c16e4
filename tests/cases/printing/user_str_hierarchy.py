class A:
    pass


class B(A):
    def __str__(self):
        return 'B'


class C(A):
    def __repr__(self):
        return 'C!'


class D(B):
    def __str__(self):
        return 'D of ' + B.__str__(self)

    def __repr__(self):
        return 'D!'


def entry_point(argv):
    for x in [B(), D(), C()]:
        print(str(x))
    for x in [D(), C()]:
        print(repr(x))
    print(str(C()), repr(D()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
