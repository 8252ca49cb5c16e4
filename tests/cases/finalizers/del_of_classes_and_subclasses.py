# Inherited, overridden, with `super()`; of unrelated classes; state is still there.
# precise: what is dead is found at once
import gc


class Base:
    def __init__(self, n):
        self.n = n

    def __del__(self):
        print('Base.__del__', self.n, type(self).__name__)


class Inherits(Base):
    pass


class Overrides(Base):
    def __init__(self, n, text):
        Base.__init__(self, n)
        self.text = text

    def __del__(self):
        print('Overrides.__del__', self.text)
        super().__del__()


class Other:
    items = [0.5]

    def __init__(self):
        self.items = [1.5, 2.5]

    def __del__(self):
        print('Other.__del__', self.items, sum(self.items))


class Silent(Overrides):
    def __del__(self):
        pass


class WithoutInit:
    def __del__(self):
        print('WithoutInit.__del__')


def one(n):
    if n == 0:
        x = Inherits(2)
    elif n == 1:
        x = Overrides(3, 'text')
    elif n == 2:
        x = Silent(4, 'nothing')
    else:
        x = Base(1)
    print(x.n)


def others():
    Other()


def entry_point(argv):
    for n in range(4):
        one(n)
        gc.collect()
        print('--', n)
    others()
    gc.collect()
    WithoutInit()
    gc.collect()
    print('end')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
