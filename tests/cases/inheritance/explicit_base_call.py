class Base:
    def __init__(self, n):
        self.n = n

    def value(self):
        return self.n


class Derived(Base):
    def __init__(self, n):
        Base.__init__(self, n * 2)

    def value(self):
        return Base.value(self) + 1


def entry_point(argv):
    print(Base(5).value(), Derived(5).value())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
