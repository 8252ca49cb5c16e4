class Item:
    def __init__(self, name, price, tags):
        self.name = name
        self.price = price
        self.tags = tags


def expensive(i):
    return i.price > 10


def transform(x, calls):
    calls.append(x)
    return x * 2


def entry_point(argv):
    n = len(argv)
    items = [Item('pen', 2, ['a']), Item('bag', 30, ['a', 'b']), Item('hat', 15, [])]
    print([i.name for i in items if expensive(i)], {i.name: i.price for i in items}, sorted({t for i in items for t in i.tags}))
    print([i.name.upper() if i.tags else '-' for i in items], [t for i in items if i.price < 20 for t in i.tags])
    calls = []
    print([y for x in range(4) if (y := transform(x, calls)) > 2], calls)
    by_tag = {t: [i.name for i in items if t in i.tags] for t in 'ab'}
    print(by_tag, {k: len(v) for k, v in by_tag.items() if v})
    print(sum([i.price * q for i, q in zip(items, [1, 2, 3])]), max([len(i.name) for i in items]))
    print([f(3) for f in [lambda x, k=k: x + k for k in range(3)]], [g() for g in [(lambda: i.name) for i in items]])
    print([[c for c in w if c != 'a'] for w in ['bag', 'hat']], [''.join([c for c in w][::-1]) for w in ['ab', 'cd']])
    print({x: {y: x * y for y in range(2)} for x in range(2)}, [(a, b) for a in 'ab' for b in range(2) if b or a == 'b'])
    print([x for x in [y * n for y in range(3)] if x], [i for i, c in enumerate('hello') if c == 'l'])
    try:
        print([1 // x for x in [1, 0]])
    except ZeroDivisionError as e:
        print(e)
    print(dict([(c, ord(c)) for c in 'ab']), list({c: 1 for c in 'aba'}), [*{1: 2}], {**{c: 0 for c in 'x'}})
    m = [[1, 2], [3, 4]]
    print([sum(r) for r in m], [r[::-1] for r in m[::-1]], [m[j][i] for i in range(2) for j in range(2)])
    print([None if x % 2 else 'even' for x in range(3)], [(x, None) for x in range(2)], [x is None for x in [None, 'a']])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
