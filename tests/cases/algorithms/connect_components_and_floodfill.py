PICTURE = """
..##....#
.##..##.#
....##..#
##......#
#..####..
...#..#..
...####.#
"""


class DisjointRuns:
    def __init__(self):
        self.parent = []

    def make(self):
        self.parent.append(len(self.parent))
        return len(self.parent) - 1

    def find(self, i):
        while self.parent[i] != i:
            i = self.parent[i]
        return i

    def join(self, a, b):
        a, b = self.find(a), self.find(b)
        self.parent[max(a, b)] = min(a, b)
        return min(a, b)


def two_pass(rows, diagonal=False):
    runs = DisjointRuns()
    labels = [[-1] * len(rows[0]) for _ in rows]
    steps = [(-1, 0), (0, -1)] + ([(-1, -1), (1, -1)] if diagonal else [])
    for y, row in enumerate(rows):
        for x, c in enumerate(row):
            if c != '#':
                continue
            near = [labels[y + dy][x + dx] for dx, dy in steps
                    if 0 <= x + dx < len(row) and y + dy >= 0 and labels[y + dy][x + dx] >= 0]
            label = near[0] if near else runs.make()
            for other in near[1:]:
                label = runs.join(label, other)
            labels[y][x] = label
    names = {}
    out = []
    for row in labels:
        line = ''
        for l in row:
            if l < 0:
                line += '.'
            else:
                root = runs.find(l)
                names.setdefault(root, chr(ord('a') + len(names)))
                line += names[root]
        out.append(line)
    return out


def flood(rows, x, y, colour):
    if not (0 <= y < len(rows) and 0 <= x < len(rows[y])):
        raise IndexError(f'({x}, {y}) is outside')
    grid = [list(r) for r in rows]
    old = grid[y][x]
    if old == colour:
        return rows, 0
    stack, n = [(x, y)], 0
    while stack:
        x, y = stack.pop()
        if 0 <= y < len(grid) and 0 <= x < len(grid[y]) and grid[y][x] == old:
            grid[y][x] = colour
            n += 1
            stack += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return [''.join(r) for r in grid], n


def holes(rows):
    padded = ['.' * (len(rows[0]) + 2)] + ['.' + r + '.' for r in rows] + ['.' * (len(rows[0]) + 2)]
    outside, _ = flood(padded, 0, 0, 'o')
    count = 0
    for y, row in enumerate(outside):
        while '.' in outside[y]:
            outside, _ = flood(outside, outside[y].index('.'), y, 'h')
            count += 1
    return count


def distance_map(rows):
    far = len(rows) + len(rows[0])
    d = [[0 if c == '#' else far for c in row] for row in rows]
    for y in range(len(d)):
        for x in range(len(d[0])):
            if y:
                d[y][x] = min(d[y][x], d[y - 1][x] + 1)
            if x:
                d[y][x] = min(d[y][x], d[y][x - 1] + 1)
    for y in reversed(range(len(d))):
        for x in reversed(range(len(d[0]))):
            if y + 1 < len(d):
                d[y][x] = min(d[y][x], d[y + 1][x] + 1)
            if x + 1 < len(d[0]):
                d[y][x] = min(d[y][x], d[y][x + 1] + 1)
    return d


def entry_point(argv):
    rows = PICTURE.split()
    for diagonal in (False, True):
        labelled = two_pass(rows, diagonal)
        sizes = {}
        for c in ''.join(labelled).replace('.', ''):
            sizes[c] = sizes.get(c, 0) + 1
        print(len(sizes), sizes)
        print('\n'.join(labelled))
    filled, n = flood(rows, 4, 5, '~')
    print(n, filled[5], flood(filled, 4, 5, '~')[1], holes(rows), holes(['##', '##']))
    for row in distance_map(rows):
        print(''.join(str(v) for v in row))
    for x, y in ((9, 0), (0, -1)):
        try:
            flood(rows, x, y, 'x')
        except IndexError as e:
            print('IndexError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
