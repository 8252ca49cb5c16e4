"""Views of dicts that were asked for while the program was imported show what is in the dicts when they are looked at."""

from collections import Counter, OrderedDict, defaultdict

PLAIN = {'a': 1}
ORDERED = OrderedDict(a=1)
COUNTED = Counter('aab')
MISSING = defaultdict(int, a=1)
KEYS, VALUES, ITEMS = PLAIN.keys(), PLAIN.values(), PLAIN.items()
ORDERED_KEYS, ORDERED_VALUES, ORDERED_ITEMS = ORDERED.keys(), ORDERED.values(), ORDERED.items()
COUNTED_KEYS, MISSING_ITEMS = COUNTED.keys(), MISSING.items()
PLAIN['z'] = 26
ORDERED['z'] = 26


class Names:
    shown = PLAIN.keys()


def entry_point(argv):
    PLAIN['b'] = 2
    ORDERED['b'] = 2
    ORDERED.move_to_end('a')
    COUNTED.update('c')
    MISSING['b'] += 2
    print(list(KEYS), list(VALUES), list(ITEMS))
    print(list(ORDERED_KEYS), list(ORDERED_VALUES), list(ORDERED_ITEMS))
    print(sorted(COUNTED_KEYS), sorted(MISSING_ITEMS))
    print(KEYS, VALUES, ITEMS, len(KEYS), 'b' in KEYS, 'x' in KEYS, 2 in VALUES, ('b', 2) in ITEMS)
    for key, value in ITEMS:
        print(key, value)
    for key in Names.shown:
        print(key)
    print(KEYS == PLAIN.keys(), sorted(KEYS & {'a', 'q'}), max(VALUES), sum(ORDERED_VALUES))
    view = KEYS if len(argv) < 5 else {'q': 1}.keys()
    print(len(view))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
