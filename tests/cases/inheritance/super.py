class Base:
    def __init__(self, x):
        self.x = x

    def describe(self):
        return 'base ' + str(self.x)


class Derived(Base):
    def __init__(self, x, y):
        super().__init__(x)
        self.y = y

    def describe(self):
        return super().describe() + ' derived ' + str(self.y)


class Third(Derived):
    def __init__(self):
        super().__init__(7, 8)

    def describe(self):
        return super().describe() + ' third'


def entry_point(argv):
    print(Base(1).describe())
    print(Derived(1, 2).describe())
    print(Third().describe())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
