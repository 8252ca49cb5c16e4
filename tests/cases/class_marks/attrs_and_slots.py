"""_attrs_ and __slots__ say which attributes there are; defaults may be on the class."""


class Base:
    _attrs_ = ['a']

    def __init__(self, a):
        self.a = a


class Derived(Base):
    _attrs_ = ['b', 'c']
    c = 10

    def __init__(self, a, b):
        Base.__init__(self, a)
        self.b = b

    def bump(self):
        self.c += 1
        return self.c


class Slotted:
    __slots__ = ('name', 'next')

    def __init__(self, name, next=None):
        self.name = name
        self.next = next

    def __repr__(self):
        return 'Slotted(%r)' % self.name


class More(Slotted):
    __slots__ = ['value']

    def __init__(self, name, value):
        super().__init__(name)
        self.value = value

    def __eq__(self, other):
        return isinstance(other, More) and self.value == other.value

    def __hash__(self):
        return hash(self.value)


class Empty:
    __slots__ = ()


def chain(n):
    node = None
    for i in range(n):
        node = Slotted('n%d' % i, node)
    return node


def names(node):
    found = []
    while node is not None:
        found.append(node.name)
        node = node.next
    return found


def entry_point(argv):
    d = Derived(1, 'x')
    print(d.a, d.b, d.c, d.bump(), d.bump(), Derived(2, 'y').c, Derived.c)
    print(names(chain(4)), names(chain(0)), chain(2))
    m = More('m', 5)
    m.next = chain(1)
    print(m, m.value, m.next, m == More('k', 5), m == More('m', 6), len({m, More('z', 5), More('q', 7)}))
    items = [Slotted('a'), m, More('b', -1)]
    print(items, [x.value if isinstance(x, More) else 0 for x in items])
    print(Empty() is Empty(), isinstance(Empty(), Empty))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
