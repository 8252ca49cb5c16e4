# `WeakValueDictionary`, `WeakKeyDictionary`, `WeakSet`.
# precise: what is dead is found at once
import gc
import weakref


class Item:
    def __init__(self, n):
        self.n = n

    def __repr__(self):
        return 'Item(%d)' % self.n


class Key:
    def __init__(self, text):
        self.text = text

    def __eq__(self, other):
        return isinstance(other, Key) and self.text == other.text

    def __hash__(self):
        return len(self.text)


def values():
    cache = weakref.WeakValueDictionary()
    kept = []
    for i in range(60):
        x = Item(i)
        cache['k%d' % i] = x
        if i % 20 == 0:
            kept.append(x)
    x = kept[0]
    gc.collect()
    print(len(cache), sorted(cache.keys()), [v.n for v in cache.values()])
    print('k0' in cache, 'k1' in cache, 'zz' in cache, cache['k20'], cache.get('k1'))
    try:
        print(cache['k1'])
    except KeyError as e:
        print('KeyError', e)
    del cache['k20']
    print(sorted([(k, v.n) for k, v in cache.items()]), cache.get('k20'))
    print(cache.pop('k40'), len(cache), len(kept))


def keys():
    data = weakref.WeakKeyDictionary()
    a, b = Key('a'), Key('b')
    data[a] = [1]
    data[b] = [2]
    data[Key('gone')] = [3]
    data[Key('a')] = [4]
    gc.collect()
    print(len(data), data[a], data.get(b), b in data, Key('q') in data)
    data[a].append(5)
    print(sorted([(k.text, v) for k, v in data.items()]))
    del data[b]
    print(len(data), data.get(b, [0]), a.text)
    a = Key('c')
    gc.collect()
    print(len(data), a in data)
    try:
        print(data[a])
    except KeyError:
        print('KeyError')


def sets():
    items = [Item(i) for i in range(5)]
    seen = weakref.WeakSet(items)
    for item in items:
        seen.add(item)
    other = weakref.WeakValueDictionary({item.n: item for item in items})
    print(len(other), other[3] is items[3], len(other.valuerefs()))
    seen.add(Item(9))
    gc.collect()
    print(len(seen), items[2] in seen, sorted([item.n for item in seen]))
    seen.discard(items[0])
    seen.discard(items[0])
    items.pop()
    item = items[0]
    gc.collect()
    print(len(seen), sorted([item.n for item in seen]))
    try:
        seen.remove(items[0])
    except KeyError:
        print('KeyError')


def entry_point(argv):
    values()
    keys()
    sets()
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
