"""Prebuilt lists: of every kind of item, shared, nested, sliced at import time, changed at run time."""

EMPTY = []
INTS = [3, -1, 2 ** 40, 0]
FLOATS = [0.5, -0.0, 1e300, float('inf')]
BOOLS = [True, False, True]
TEXTS = ['b', 'a', '', 'é', 'a→b']
CHARS = list('hello')
BYTES = [b'\x00\xff', b'']
PAIRS = [(1, 'one'), (2, 'two')]
NESTED = [[], [1], [1, 2]]
MAYBE = [None, 'x', None]
SHARED = NESTED[1]
PART = INTS[1:3]
BUILT = [x * y for x in range(4) for y in range(x)]
TABLE = [[i ^ j for j in range(4)] for i in range(4)]
DICTS = [{}, {'a': 1}]
SETS = [set(), {1, 2}]


class Cell:
    def __init__(self, n):
        self.n = n


CELLS = [Cell(n) for n in range(3)]
RING = CELLS + [CELLS[0]]


def entry_point(argv):
    EMPTY.append(5)
    EMPTY.extend(INTS)
    INTS.sort()
    print(EMPTY, INTS, PART, sum(INTS))
    FLOATS.reverse()
    FLOATS[0] = -FLOATS[0]
    print(FLOATS, min(FLOATS), max(FLOATS))
    BOOLS[1] = not BOOLS[1]
    BOOLS.pop(0)
    print(BOOLS, all(BOOLS))
    TEXTS.insert(1, 'new')
    TEXTS.remove('')
    print(TEXTS, sorted(TEXTS), 'é' in TEXTS, TEXTS.index('a→b'))
    CHARS[1:3] = ['E', 'X', 'TRA']
    print(CHARS, ''.join(CHARS))
    BYTES.extend([b'z' * 3])
    print(BYTES, len(BYTES))
    PAIRS[0] = (PAIRS[1][0], PAIRS[0][1])
    PAIRS.append((3, 'three'))
    print(PAIRS, dict(PAIRS))
    SHARED.append(7)
    NESTED.append(SHARED)
    print(NESTED, NESTED[1] is NESTED[3])
    MAYBE[0], MAYBE[1] = MAYBE[1], MAYBE[0]
    print(MAYBE, MAYBE.count(None))
    del BUILT[::2]
    print(BUILT, TABLE[1], [row[3] for row in TABLE])
    TABLE[2] = TABLE[1]
    TABLE[2][0] = 99
    print(TABLE)
    DICTS[0]['new'] = 2
    DICTS.append(DICTS[1])
    DICTS[2]['a'] += 10
    print(DICTS)
    SETS[0].add(9)
    SETS[1] -= {1}
    print([sorted(s) for s in SETS])
    RING[3].n += 50
    print([c.n for c in CELLS], RING.index(CELLS[2]), CELLS[0] is RING[-1])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
