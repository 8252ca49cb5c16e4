def step(grid):
    h = len(grid)
    w = len(grid[0])
    result = []
    for y in range(h):
        row = []
        for x in range(w):
            n = 0
            for dy in (-1, 0, 1):
                for dx in (-1, 0, 1):
                    if dx != 0 or dy != 0:
                        n += grid[(y + dy) % h][(x + dx) % w]
            row.append(1 if n == 3 or (n == 2 and grid[y][x]) else 0)
        result.append(row)
    return result


def entry_point(argv):
    grid = [[0] * 8 for _ in range(6)]
    for y, x in [(0, 1), (1, 2), (2, 0), (2, 1), (2, 2)]:
        grid[y][x] = 1
    for _ in range(5):
        grid = step(grid)
    for row in grid:
        print(''.join(['#' if v else '.' for v in row]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
