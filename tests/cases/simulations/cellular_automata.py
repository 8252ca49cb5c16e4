def rule_table(rule):
    if not 0 <= rule <= 255:
        raise ValueError(f'rule {rule}')
    return [rule >> i & 1 for i in range(8)]


def evolve(rule, width, steps):
    table = rule_table(rule)
    row = [0] * width
    row[width // 2] = 1
    for _ in range(steps):
        yield ''.join('.#'[c] for c in row)
        row = [table[row[i - 1] << 2 | row[i] << 1 | row[(i + 1) % width]] for i in range(width)]


class Ant:
    DIRECTIONS = [(0, -1), (1, 0), (0, 1), (-1, 0)]

    def __init__(self, x, y):
        self.x, self.y, self.facing = x, y, 0

    def step(self, black):
        here = (self.x, self.y)
        if here in black:
            black.remove(here)
            self.facing = (self.facing - 1) % 4
        else:
            black.add(here)
            self.facing = (self.facing + 1) % 4
        dx, dy = self.DIRECTIONS[self.facing]
        self.x += dx
        self.y += dy


WIRE = """
...tH...
.C....C.
..CCCC..
""".strip().split('\n')


def wireworld(rows):
    def heads(x, y):
        return sum(rows[j][i] == 'H' for j in range(max(0, y - 1), min(len(rows), y + 2))
                   for i in range(max(0, x - 1), min(len(rows[0]), x + 2)))

    def cell(x, y):
        c = rows[y][x]
        if c == 'H':
            return 't'
        if c == 't':
            return 'C'
        if c == 'C' and heads(x, y) in (1, 2):
            return 'H'
        return c

    return [''.join(cell(x, y) for x in range(len(rows[0]))) for y in range(len(rows))]


def sandpile(grid):
    topples = 0
    unstable = True
    while unstable:
        unstable = False
        for y, row in enumerate(grid):
            for x in range(len(row)):
                if row[x] > 3:
                    unstable = True
                    topples += 1
                    row[x] -= 4
                    for i, j in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                        if 0 <= j < len(grid) and 0 <= i < len(row):
                            grid[j][i] += 1
    return topples


def entry_point(argv):
    for rule in (30, 90, 110):
        print(rule)
        for line in evolve(rule, 21, 6):
            print(' ', line)
    try:
        next(evolve(256, 5, 1))
    except ValueError as e:
        print('bad', e)
    ant, black = Ant(0, 0), set()
    counts = []
    for n in range(1, 2001):
        ant.step(black)
        if n % 500 == 0:
            counts.append(len(black))
    print(counts, ant.x, ant.y, ant.facing)
    rows = WIRE
    for _ in range(4):
        print(' | '.join(rows))
        rows = wireworld(rows)
    grid = [[0] * 5 for _ in range(5)]
    grid[2][2] = 40
    print(sandpile(grid), grid, sum(sum(r) for r in grid))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
