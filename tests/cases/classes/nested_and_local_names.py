class Outer:
    class Inner:
        level = 1

        def __init__(self, n):
            self.n = n

        class Deep:
            tag = 'deep'

            def get(self):
                return self.tag

    class Error(Exception):
        pass

    LIMIT = 3
    SQUARES = [i * i for i in range(LIMIT)]
    TABLE = {k: v for k, v in zip('abc', SQUARES)}

    def make(self, n):
        if n > self.LIMIT:
            raise Outer.Error('too big: %d' % n)
        return self.Inner(n) if n else Outer.Inner(-1)

    __secret = 5

    def secret(self):
        return self.__secret + Outer.__secret


def entry_point(argv):
    o = Outer()
    print(o.make(2).n, o.make(0).n, Outer.Inner.level)
    print(Outer.Inner.Deep().get(), Outer.SQUARES, Outer.TABLE)
    try:
        o.make(9)
    except Outer.Error as e:
        print(type(e).__name__, e)
    print(o.secret(), Outer.Inner.__name__, Outer.Inner.Deep.__qualname__)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
