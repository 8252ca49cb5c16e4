"""The class of self is called: of whatever subclass self is, in whatever order they come."""


class A:
    def make(self):
        return type(self)()
class B(A): pass
class C(B): pass
def entry_point(argv):
    print([type(x).__name__ for x in (C().make(), B().make(), A().make())])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
