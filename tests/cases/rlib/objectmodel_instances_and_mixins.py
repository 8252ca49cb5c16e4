from rpython.rlib.objectmodel import instantiate, import_from_mixin, add_metaclass, keepalive_until_here, never_allocate


class Shape(object):
    sides = 0
    name = 'shape'

    def __init__(self):
        raise ValueError('not made so')

    def describe(self):
        return '%s %d' % (self.name, self.sides)


class Square(Shape):
    sides = 4
    name = 'square'


class Line(Shape):
    sides = 1

    def describe(self):
        return 'line of ' + str(self.length)


class CountMixin(object):
    """Counts calls."""
    count = 0
    limit = 3

    def __init__(self, start):
        self.count = start

    def tick(self, by=1):
        self.count += by
        return self.over()

    def over(self):
        return self.count > self.limit

    @property
    def left(self):
        return self.limit - self.count

    @staticmethod
    def twice(n):
        return n * 2

    @classmethod
    def label(cls):
        return cls.title


class DeepMixin(CountMixin):
    limit = 10

    def over(self):
        return self.count >= self.limit


class Small(object):
    import_from_mixin(CountMixin)
    title = 'small'


class Large(object):
    import_from_mixin(DeepMixin)
    title = 'large'


class OwnInit(object):
    import_from_mixin(CountMixin, special_methods=[])
    title = 'own'

    def extra(self):
        return self.tick(5)


class Refuses(object):
    pass


try:
    class Clash(object):
        def tick(self):
            return 0
        import_from_mixin(CountMixin)
    CLASH = 'no'
except Exception as e:
    CLASH = str(e)


class Meta(type):
    def __new__(cls, name, bases, namespace):
        namespace['made_by'] = 'meta of ' + name
        return type.__new__(cls, name, bases, namespace)


@add_metaclass(Meta)
class Marked(object):
    value = 5


def entry_point(argv):
    for cls in [Shape, Square]:
        obj = instantiate(cls)
        print(obj.describe(), type(obj) is cls)
    line = instantiate(Line, nonmovable=True)
    line.length = 7
    print(line.describe(), isinstance(line, Shape))
    keepalive_until_here(line)
    classes = [Square, Line, Shape]
    made = [instantiate(c) for c in classes]
    print([m.sides for m in made], made[0].describe())
    try:
        Square()
    except ValueError as e:
        print('ValueError', e)

    small, large, own = Small(1), Large(1), OwnInit(2)
    print(small.tick(), small.tick(), small.tick(), small.left, small.twice(4), Small.label())
    print(large.tick(), large.tick(7), large.tick(), large.left, Large.twice(5), Large.label())
    print(own.extra(), own.left, OwnInit.label(), isinstance(own, CountMixin))
    print(CLASH)
    print(Marked.made_by, Marked().value, Marked().made_by)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
