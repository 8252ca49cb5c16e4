"""`hasattr` and `getattr` with a default, of what only some classes or instances have."""
class Base:
    def __init__(self, n):
        self.n = n


class Dog(Base):
    sound = 'woof'

    def speak(self):
        return 'dog %d' % self.n


class Puppy(Dog):
    def __init__(self, n):
        Dog.__init__(self, n)
        self.young = True


class Cat(Base):
    sound = 'meow'


class Cached(Base):
    def value(self):
        if not hasattr(self, '_cache'):
            print('computing')
            self._cache = self.n * 2
        return self._cache


def entry_point(argv):
    for x in [Base(1), Dog(2), Puppy(3), Cat(4)]:
        print(hasattr(x, 'speak'), hasattr(x, 'sound'), hasattr(x, 'young'), hasattr(x, 'n'), hasattr(x, 'zz'))
        print(getattr(x, 'sound', '-'), getattr(x, 'young', False))
    c = Cached(5)
    print(c.value(), c.value())
    d = Cached(6)
    print(hasattr(d, '_cache'), getattr(d, '_cache', -1), d.value(), getattr(d, '_cache', -1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
