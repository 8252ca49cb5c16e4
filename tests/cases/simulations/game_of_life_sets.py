from typing import Dict, FrozenSet, Iterator, Tuple

Cell = Tuple[int, int]
World = FrozenSet[Cell]


def parse(text: str) -> World:
    cells = set()
    for y, line in enumerate(text.strip('\n').split('\n')):
        for x, c in enumerate(line):
            if c == 'O':
                cells.add((x, y))
            elif c not in '. ':
                raise ValueError(f'{c!r} at {x},{y}')
    return frozenset(cells)


def step(world: World) -> World:
    counts: Dict[Cell, int] = {}
    for x, y in world:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    cell = (x + dx, y + dy)
                    counts[cell] = counts.get(cell, 0) + 1
    return frozenset(c for c, n in counts.items() if n == 3 or n == 2 and c in world)


def generations(world: World) -> Iterator[World]:
    while True:
        yield world
        world = step(world)


def normal(world: World) -> Tuple[World, int, int]:
    left = min(x for x, _ in world)
    top = min(y for _, y in world)
    return frozenset((x - left, y - top) for x, y in world), left, top


def classify(world: World, limit: int = 12) -> str:
    seen: Dict[World, Tuple[int, int, int]] = {}
    for n, w in enumerate(generations(world)):
        if not w:
            return f'dies after {n}'
        shape, x, y = normal(w)
        if shape in seen:
            m, mx, my = seen[shape]
            if (x, y) != (mx, my):
                return f'spaceship: period {n - m}, moves {x - mx},{y - my}'
            return 'still life' if n - m == 1 else f'period {n - m} from {m}'
        seen[shape] = (n, x, y)
        if n == limit:
            return f'alive with {len(w)} cells'
    return 'unreachable'


PATTERNS = {
    'block': 'OO\nOO',
    'blinker': 'OOO',
    'glider': '.O.\n..O\nOOO',
    'dot': 'O',
    'row of five': 'OOOOO',
    'r-pentomino': '.OO\nOO.\n.O.',
    'empty': '...',
    'lwss': '.O..O\nO....\nO...O\nOOOO.',
}


def show(world: World) -> str:
    shape, _, _ = normal(world)
    w = max(x for x, _ in shape) + 1
    h = max(y for _, y in shape) + 1
    return '/'.join(''.join('O' if (x, y) in shape else '.' for x in range(w)) for y in range(h))


def entry_point(argv):
    for name, text in PATTERNS.items():
        print(f'{name:<12} {classify(parse(text))}')
    for n, w in enumerate(generations(parse(PATTERNS['glider']))):
        print(n, show(w))
        if n == 3:
            break
    print(len({parse('O.\n.O'), parse('O.\n.O'), parse('OO')}))
    try:
        parse('OO\n.X')
    except ValueError as e:
        print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
