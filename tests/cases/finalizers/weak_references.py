# They find their object while something else refers to it.
# precise: what is dead is found at once
import gc
import weakref


class Thing:
    def __init__(self, name):
        self.name = name


class Special(Thing):
    pass


class Holder:
    def __init__(self):
        self.ref = None

    def found(self):
        if self.ref is None:
            return 'no reference'
        x = self.ref()
        if x is None:
            return 'nothing'
        return x.name


fixed = Thing('fixed')
fixed_ref = weakref.ref(fixed)


def lost(holder):
    x = Special('special')
    holder.ref = weakref.ref(x)
    print(holder.found(), holder.ref() is x)


def entry_point(argv):
    holder = Holder()
    print(holder.found())
    lost(holder)
    gc.collect()
    print(holder.found(), holder.ref() is None)
    x = Thing('kept')
    holder.ref = weakref.ref(x)
    gc.collect()
    print(holder.found())
    other = [x]
    x = Thing('new')
    gc.collect()
    print(holder.found(), other[0].name, x.name)
    other.pop()
    gc.collect()
    print(holder.found())
    print(fixed_ref().name, fixed_ref() is fixed)
    y = Special('twice')
    pair = [weakref.ref(y), weakref.ref(y)]
    first, second = weakref.ref(y), weakref.ref(y)
    print(first() is y, second() is first(), pair[0]() is y, pair[1]().name)
    # (An object may die behind the last use of it.)
    print(y.name)
    refs = []
    things = []
    for i in range(100):
        t = Thing(str(i))
        refs.append(weakref.ref(t))
        if i % 3 == 0:
            things.append(t)
    t = things[0]
    gc.collect()
    alive = [r() for r in refs]
    print(len([a for a in alive if a is not None]), len(things))
    alive = []
    del things[10:]
    gc.collect()
    print(len([r for r in refs if r() is not None]))
    print([r().name for r in refs if r() is not None], len(things))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
