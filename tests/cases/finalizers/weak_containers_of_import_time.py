# Containers that are filled while the program is imported, and used when it runs.
# precise: what is dead is found at once
import gc
import weakref

from rpython.rlib.rweakref import RWeakKeyDictionary


class Item:
    def __init__(self, n):
        self.n = n


class Named:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return isinstance(other, Named) and self.name == other.name

    def __hash__(self):
        return hash(self.name)


cache = weakref.WeakValueDictionary()
keys = weakref.WeakKeyDictionary()
named = weakref.WeakKeyDictionary()
objects = weakref.WeakSet()
by_identity = RWeakKeyDictionary(Item, Item)
fixed = Item(1)
name = Named('x')
cache['fixed'] = fixed
keys[fixed] = 'one'
named[name] = [1]
objects.add(fixed)
by_identity.set(fixed, Item(7))


def fill():
    cache['a'] = Item(2)
    keys[Item(3)] = 'three'
    named[Named('y')] = [2]
    objects.add(Item(4))
    by_identity.set(Item(5), Item(8))


def entry_point(argv):
    print(len(cache), len(keys), len(objects), len(named))
    print(cache['fixed'].n, keys[fixed], fixed in objects, named[Named('x')], by_identity.get(fixed).n)
    fill()
    gc.collect()
    print(len(cache), len(keys), len(objects), len(named))
    print(cache['fixed'].n, keys[fixed], fixed in objects, named[name], 'a' in cache)
    print(by_identity.get(fixed).n, by_identity.length(), by_identity.get(Item(6)) is None)
    objects.discard(fixed)
    del keys[fixed]
    print(len(objects), len(keys), fixed in objects, fixed in keys)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
