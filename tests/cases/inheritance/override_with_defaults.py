class Base:
    def scale(self, n):
        return n


class Twice(Base):
    def scale(self, n, factor=2):
        return n * factor


def entry_point(argv):
    for b in [Base(), Twice()]:
        print(b.scale(10))
    print(Twice().scale(10, 5), Twice().scale(10, factor=7))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
