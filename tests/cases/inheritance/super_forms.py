class Base:
    def __init__(self, name='base'):
        self.name = name
        self.calls = ['Base.__init__']

    def greet(self):
        return 'hello ' + self.name

    @classmethod
    def make(cls):
        return cls()

    @staticmethod
    def helper(x):
        return x + 1

    @property
    def size(self):
        return 10


class Middle(Base):
    def __init__(self, name):
        super().__init__(name)
        self.calls.append('Middle.__init__')

    def greet(self):
        return super(Middle, self).greet() + '!'

    @staticmethod
    def helper(x):
        return Base.helper(x) * 2

    @property
    def size(self):
        return super().size + 1


class Leaf(Middle):
    def __init__(self):
        Middle.__init__(self, 'leaf')
        self.calls.append('Leaf.__init__')

    def greet(self):
        parent = super()
        f = parent.greet
        return f() + '?'

    @classmethod
    def make(cls):
        obj = super().make()
        obj.name += '-made'
        return obj

    def __str__(self):
        return 'Leaf(' + self.name + ')'


def entry_point(argv):
    leaf = Leaf()
    print(leaf.calls, leaf.greet(), leaf.size, leaf.helper(4))
    m = Leaf.make()
    print(m, m.greet())
    print(Base.greet(leaf), Middle.greet(leaf))
    print(Base().greet())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
