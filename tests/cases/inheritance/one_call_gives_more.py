"""Methods that some calls find together, and others find alone with other types of values."""


class A:
    def size(self, o, s):
        return len(s)

    def letter(self, o):
        return 'c' if o else 'é'

    def limited(self, o):
        return o

    def half(self, n):
        return n


class B(A):
    def size(self, o, s):
        return len(s) + 10

    def letter(self, o):
        return 'long' if o else ''

    def limited(self, o):
        return None if o > 3 else o

    def half(self, n):
        return -1 if n is None else n


def entry_point(argv):
    a = A()
    b = B()
    # (A keyword: a call of its own, with a longer text.)
    print(b.size(o=1, s='ab'), b.size(1, s='ß,'))
    print(ord(a.letter(1)), a.limited(4) + 1)
    print(b.half(None), b.half(n=5))
    for x in [a, b]:
        print(x.size(1, 'c'), x.letter(1), x.letter(0), x.limited(4), x.limited(2), x.half(7))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
