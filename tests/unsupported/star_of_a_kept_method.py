"""RP0407: `*` with a list in a call of a bound method that an object keeps, which takes the rest of its arguments."""
import sys
class B(object):
    def __init__(self, n):
        self.n = n
    def f(self, *words):
        return "%d %s" % (self.n, "-".join(words))
class A(object):
    def __init__(self, cb):
        self.n = 9
        self.cb = cb
    def call(self, words):
        return self.cb(*words)
def entry_point(argv):
    print(A(B(3).f).call(argv[1:] + ["a", "b"]))
    return 0
if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
