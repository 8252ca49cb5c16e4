def safe(columns, column):
    row = len(columns)
    for r in range(row):
        c = columns[r]
        if c == column or abs(c - column) == row - r:
            return False
    return True


def solve(n, columns):
    if len(columns) == n:
        return 1
    count = 0
    for column in range(n):
        if safe(columns, column):
            columns.append(column)
            count += solve(n, columns)
            columns.pop()
    return count


def entry_point(argv):
    for n in range(1, 7):
        print(n, solve(n, []))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
