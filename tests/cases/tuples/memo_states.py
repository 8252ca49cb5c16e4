MEMO = {}


def ways(coins, amount):
    key = (coins, amount)
    if key in MEMO:
        return MEMO[key]
    if amount == 0:
        result = 1
    elif amount < 0 or not coins:
        result = 0
    else:
        result = ways(coins, amount - coins[0]) + ways(coins[1:], amount)
    MEMO[key] = result
    return result


def neighbours(state):
    result = []
    hole = state.index(0)
    for move in (-1, 1, -3, 3):
        to = hole + move
        if to < 0 or to >= 6 or (move == 1 and hole == 2) or (move == -1 and hole == 3):
            continue
        cells = list(state)
        cells[hole], cells[to] = cells[to], cells[hole]
        result.append(tuple(cells))
    return result


def solve(start, goal):
    seen = {start: 0}
    todo = [start]
    while todo:
        following = []
        for state in todo:
            if state == goal:
                return seen[state], len(seen)
            for other in neighbours(state):
                if other not in seen:
                    seen[other] = seen[state] + 1
                    following.append(other)
        todo = following
    return -1, len(seen)


def entry_point(argv):
    print(ways((1, 2, 5), 11), ways(tuple([50, 25, 10, 5, 1]), 100), ways((), 3), len(MEMO) > 100)
    print(solve((1, 2, 3, 4, 5, 0), (1, 2, 3, 4, 5, 0)))
    print(solve(tuple([1, 2, 3, 4, 0, 5]), (1, 2, 3, 4, 5, 0)))
    print(solve((1, 2, 3, 0, 4, 5), (1, 2, 3, 4, 5, 0)))
    print(solve((1, 2, 3, 5, 4, 0), (1, 2, 3, 4, 5, 0))[0])
    grid = tuple([tuple([c == '#' for c in row]) for row in ['#..', '.#.', '..#']])
    print(grid, len({grid, grid[::-1], tuple(tuple(r[::-1]) for r in grid)}))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
