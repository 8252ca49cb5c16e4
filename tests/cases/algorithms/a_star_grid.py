import heapq

GRID = """
S.#.....
..#.###.
.##.#...
....#.#.
.####.#.
......#G
"""


class Grid:
    def __init__(self, text):
        self.rows = text.strip().split('\n')
        self.height = len(self.rows)
        self.width = len(self.rows[0])

    def find(self, mark):
        for y, row in enumerate(self.rows):
            x = row.find(mark)
            if x >= 0:
                return x, y
        raise ValueError('no %r in the grid' % mark)

    def neighbours(self, point):
        x, y = point
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            nx, ny = x + dx, y + dy
            if 0 <= nx < self.width and 0 <= ny < self.height and self.rows[ny][nx] != '#':
                yield nx, ny


def a_star(grid, start, goal):
    def estimate(p):
        return abs(p[0] - goal[0]) + abs(p[1] - goal[1])

    open_set = [(estimate(start), 0, start)]
    parent = {start: None}
    cost = {start: 0}
    expanded = 0
    while open_set:
        _, g, point = heapq.heappop(open_set)
        if g > cost[point]:
            continue
        expanded += 1
        if point == goal:
            path = []
            step = point
            while step is not None:
                path.append(step)
                step = parent[step]
            path.reverse()
            return path, expanded
        for other in grid.neighbours(point):
            new = g + 1
            if other not in cost or new < cost[other]:
                cost[other] = new
                parent[other] = point
                heapq.heappush(open_set, (new + estimate(other), new, other))
    return None, expanded


def entry_point(argv):
    grid = Grid(GRID)
    start, goal = grid.find('S'), grid.find('G')
    path, expanded = a_star(grid, start, goal)
    print(len(path) - 1, 'steps,', expanded, 'expanded')
    on_path = set(path)
    for y in range(grid.height):
        print(''.join('*' if (x, y) in on_path and grid.rows[y][x] == '.' else grid.rows[y][x]
                      for x in range(grid.width)))
    closed = Grid('S.#.\n..#G\n')
    path, expanded = a_star(closed, closed.find('S'), closed.find('G'))
    print(path, expanded)
    try:
        grid.find('X')
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
