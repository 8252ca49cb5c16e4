# What a `defaultdict` shows.
from collections import defaultdict


class Item:
    def __repr__(self):
        return 'Item()'


def entry_point(argv):
    n = len(argv)
    counts = defaultdict(int)
    counts['x'] += 5
    print(counts, counts['q'], counts)
    lists = defaultdict(list)
    lists[n].append(2)
    lists[3]
    print(lists, str(lists), '%s' % lists, f'{lists!r}', [lists], len(repr(lists)))
    texts = defaultdict(str, {1: 'a'})
    print(texts[1], repr(texts[2]), texts)
    plain = defaultdict(None, [(1, 2)])
    print(plain)
    floats = defaultdict(float)
    floats[2.5] += n
    print(floats, defaultdict(set), defaultdict(dict))
    items = defaultdict(int)
    print(items, dict(items), items == {})
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
