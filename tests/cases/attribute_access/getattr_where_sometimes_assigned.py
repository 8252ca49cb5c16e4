# An attribute that constructors assign on some ways only: where they did not, `__getattr__` is asked.
class A:
    def __init__(self, n):
        self.k = n
        self.fill(n)

    def fill(self, n):
        self.k = n
        if n > 3:
            self.x = n

    def __getattr__(self, name):
        return 77

class B(object):
    def __init__(self, n):
        self.n = n
    def __getattr__(self, name):
        return 5
class C(B):
    def __init__(self, n):
        if n > 1:
            B.__init__(self, n)
        else:
            self.m = 3

def entry_point(argv):
    print(A(1).x, A(5).x)
    print(C(1).n, C(2).n, C(1).m, C(2).m)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
