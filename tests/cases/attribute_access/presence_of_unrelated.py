"""`hasattr` and `getattr` with a default of objects whose classes have only `object` in common."""
# alone: it asks all classes of the program that have nothing but `object` in common


class Leaf:
    def __init__(self, v):
        self.v = v


class Pair:
    def __init__(self, left, right):
        self.left = left
        self.right = right


def depth(tree):
    if hasattr(tree, 'left'):
        return 1 + max(depth(tree.left), depth(tree.right))
    return 0


class Animal:
    legs = 4


class Dog(Animal):
    def speak(self):
        return 'woof'


class Cat(Animal):
    def speak(self):
        return 'meow'

    def purr(self):
        return 'purr'


class Rock:
    __slots__ = ('weight',)


class Lamp:
    legs = 1

    def __init__(self, lit):
        self.lit = lit

    @property
    def weight(self):
        if self.lit:
            return 7
        raise AttributeError('weight')

    def __len__(self):
        return 3


class Mixin:
    def speak(self):
        return 'mixed'


class Robot(Mixin, Rock):
    def __init__(self):
        self.weight = 100


class Proxy:
    def __init__(self, n):
        self.n = n

    def __getattr__(self, name):
        if name == 'weight':
            return self.n
        raise AttributeError(name)


def describe(x):
    if hasattr(x, 'purr'):
        return x.purr()
    if hasattr(x, 'speak'):
        return x.speak()
    return 'silent'


def show(x):
    print(type(x).__name__, hasattr(x, 'weight'), getattr(x, 'weight', -1), getattr(x, 'legs', 0),
          hasattr(x, '__len__'), hasattr(x, '__class__'), hasattr(x, 'nothing'), describe(x))
    try:
        print(x.weight)
    except AttributeError:
        print('none')


class Config:
    def __init__(self, n):
        self.n = n


class Other:
    pass


class Sub(Other):
    pass


FULL = Config(1)
FULL.extra = 'extra'
BARE = Config(2)
LOW = Sub()
LOW.extra = 'low'


class Switch:
    def __init__(self):
        self.on = True


class Wall:
    mode = 'wall'


class Panel:
    pass


def toggle():
    Panel.mode = 'panel'


def entry_point(argv):
    print(depth(Pair(Leaf(1), Pair(Leaf(2), Leaf(3)))), depth(Leaf(1)))
    rock = Rock()
    for x in [Dog(), Cat(), Rock(), rock, Lamp(True), Lamp(False), Robot(), Proxy(5), Animal()]:
        show(x)
    rock.weight = 3
    print(hasattr(rock, 'speak'), hasattr(Lamp(True), 'purr'), getattr(Dog(), 'purr', None) is None)
    show(rock)
    for y in [FULL, BARE, Other(), LOW]:
        print(hasattr(y, 'extra'), getattr(y, 'extra', '-'), hasattr(y, 'n'))
    for z in [Switch(), Wall(), Panel(), None]:
        print(hasattr(z, 'on'), getattr(z, 'mode', 'no mode'), hasattr(z, 'mode'), hasattr(z, '__eq__'))
    toggle()
    for z in [Switch(), Wall(), Panel(), None]:
        print(getattr(z, 'on', False), getattr(z, 'mode', 'no mode'), hasattr(z, 'mode'))
    for e in [ValueError('v', 1), Wall()]:
        print(hasattr(e, 'args'), hasattr(e, 'mode'))
    d = Switch()
    w = Wall()
    del d.on
    for s in [d, w, Switch()]:
        print(hasattr(s, 'on'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
