class Lazy:
    def __init__(self, n):
        self.n = n
        self._value = None
        self.loads = 0

    @property
    def value(self):
        if self._value is None:
            self.loads += 1
            self._value = [self.n] * self.n
        return self._value


class Bag:
    def __init__(self):
        self.a = 1

    def more(self):
        self.b = 'late'
        self.c = [self.a]


def entry_point(argv):
    l = Lazy(3)
    print(l.value, l.value, l.loads)
    b = Bag()
    b.more()
    b.c.append(2)
    print(b.a, b.b, b.c)
    b.d = 3.5
    print(b.d + 1)
    setattr(b, 'a', 10)
    print(getattr(b, 'a'), getattr(b, 'b').upper(), hasattr(b, 'a'), hasattr(b, 'zzz'), getattr(b, 'zzz', 'dflt'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
