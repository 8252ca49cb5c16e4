class Named:
    def label(self):
        return 'item ' + self.get_name()


class Base:
    def __init__(self, n):
        self.n = n


class Thing(Named, Base):
    def get_name(self):
        return str(self.n)


def entry_point(argv):
    print(Thing(4).label())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
