class Base(Exception):
    code = 1

    def describe(self):
        return '%s(%d): %s' % (type(self).__name__, self.code, self)


class Child(Base):
    code = 2


class GrandChild(Child):
    def describe(self):
        return 'grand ' + super().describe()


class Other(Base):
    code = 9


def entry_point(argv):
    n = len(argv)
    for i in range(4):
        try:
            if i == 0:
                raise Base('b', n)
            if i == 1:
                raise Child('c')
            if i == 2:
                raise GrandChild(n)
            raise Other('o')
        except Base as e:
            print(e.describe(), isinstance(e, ValueError), isinstance(e, LookupError), e.args)
    try:
        raise GrandChild('as value')
    except Child as e:
        print(e, repr(e))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
