def entry_point(argv):
    grid = []
    for i in range(3):
        row = []
        for j in range(4):
            row.append(i * j)
        grid.append(row)
    grid[1][2] = 99
    print(grid, len(grid[0]))
    total = 0
    for row in grid:
        for v in row:
            total += v
    print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
