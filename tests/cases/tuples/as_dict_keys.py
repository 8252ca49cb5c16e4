def entry_point(argv):
    grid = {}
    for x in range(3):
        for y in range(3):
            grid[(x, y)] = x * y
    print(grid[(2, 2)], grid[1, 2], (5, 5) in grid, len(grid))
    names = {('a', 1): 'first', ('b', 2): 'second'}
    print(names[('b', 2)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
