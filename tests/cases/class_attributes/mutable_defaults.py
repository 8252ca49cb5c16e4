class Registry:
    items = []
    index = {}
    seen = set()
    limits = (1, 2)
    current = None

    def add(self, name):
        self.items.append(name)
        self.index[name] = len(self.items)
        self.seen.add(name[0])
        return self

    @classmethod
    def clear(cls):
        cls.items = []
        cls.index.clear()
        cls.current = None


class Child(Registry):
    index = {'child': 0}


def entry_point(argv):
    r = Registry()
    c = Child()
    r.add('apple').add('bean')
    c.add('avocado')
    print(Registry.items, r.index, c.index, sorted(Registry.seen))
    print(r.items is c.items, r.index is c.index, Registry.limits)
    Registry.current = 'now'
    print(c.current, Child.current)
    Registry.clear()
    print(Registry.items, r.items, r.index, c.index, c.current is None)
    r.add('x')
    print(c.items, Registry.items)
    Child.clear()
    c.add('own')
    print(Child.items, Registry.items, Child.index)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
