"""tupledict: the game of life on a board without edges, and ways through a field of stones.

Stresses: dicts and sets whose keys are pairs.
"""
import sys

AROUND = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]


def soup(side):
    # type: (int) -> set[tuple[int, int]]
    seed = 7
    alive = set()  # type: set[tuple[int, int]]
    for y in range(side):
        for x in range(side):
            seed = (seed * 1103515245 + 12345) & 0x7fffffff
            if (seed >> 16) % 3 == 0:
                alive.add((x, y))
    return alive


def step(alive):
    # type: (set[tuple[int, int]]) -> set[tuple[int, int]]
    counts = {}  # type: dict[tuple[int, int], int]
    for x, y in alive:
        for dx, dy in AROUND:
            cell = (x + dx, y + dy)
            counts[cell] = counts.get(cell, 0) + 1
    return {cell for cell, count in counts.items() if count == 3 or (count == 2 and cell in alive)}


def ways(side, known, x, y):
    # type: (int, dict[tuple[int, int], int], int, int) -> int
    """How many ways lead to the far corner, to the right and down, around the stones."""
    if x == side - 1 and y == side - 1:
        return 1
    if x >= side or y >= side or (x * 7 + y * 5) % 11 == 3:
        return 0
    if (x, y) in known:
        return known[x, y]
    found = (ways(side, known, x + 1, y) + ways(side, known, x, y + 1)) & 0xffffff
    known[x, y] = found
    return found


def entry_point(argv):
    # type: (list[str]) -> int
    n = 3
    side = 8
    if len(argv) > 1:
        n = int(argv[1])
        side = 80
    alive = soup(side)
    total = 0
    for i in range(n):
        alive = step(alive)
        known = {}  # type: dict[tuple[int, int], int]
        total = (total * 31 + len(alive) + ways(side, known, i & 3, 0)) & 0x3fffffffff
    for x, y in alive:
        total = (total + x * 1009 + y * 31) & 0x3fffffffff
    print("tupledict %d %d" % (len(alive), total))
    return 0


def target(driver, args):
    return entry_point, None


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
