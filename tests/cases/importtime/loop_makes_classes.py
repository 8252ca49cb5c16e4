class Base:
    def value(self):
        return -1


def make_class(n):
    class Generated(Base):
        number = n

        def value(self):
            return n * 10
    return Generated


CLASSES = [make_class(i) for i in range(3)]


def entry_point(argv):
    for cls in CLASSES:
        obj = cls()
        print(obj.value(), obj.number)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
