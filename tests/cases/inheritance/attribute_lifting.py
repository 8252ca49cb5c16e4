class Base:
    pass


class X(Base):
    def __init__(self):
        self.value = 1


class Y(Base):
    def __init__(self):
        self.value = 2


def get(b):
    return b.value


def entry_point(argv):
    print(get(X()) + get(Y()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
