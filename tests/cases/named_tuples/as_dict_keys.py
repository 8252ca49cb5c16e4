from collections import namedtuple
from typing import NamedTuple

Edge = namedtuple('Edge', 'src dst')


class Cell(NamedTuple):
    row: int
    col: int


def entry_point(argv):
    weights = {}
    weights[Edge('a', 'b')] = 3
    weights[Edge('b', 'c')] = 4
    weights[Edge('a', 'b')] += 10
    print(weights[Edge('a', 'b')], len(weights))
    for e, w in weights.items():
        print(e.src, e.dst, w)
    print(Edge('x', 'y') in weights, Edge('b', 'c') in weights)
    seen = set()
    for i in range(6):
        seen.add(Cell(i % 2, i % 3))
    print(len(seen), Cell(1, 1) in seen, Cell(2, 2) in seen)
    cells = sorted(seen)
    print(cells)
    print(max(cells), min(cells))
    print(cells.index(Cell(1, 0)))
    print(weights)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
