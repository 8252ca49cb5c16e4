"""Columns of lists of lists: rows of different lengths, rows that change, loops that stop early."""


def column_sums(rows, width):
    sums = []
    for j in range(width):
        total = 0
        for k in range(len(rows)):
            total += rows[k][j]
        sums.append(total)
    return sums


def some_rows(rows, width, start, stop):
    trail = []
    try:
        for j in range(width):
            total = 0
            for k in range(start, stop):
                total += rows[k][j]
                trail.append(total)
    except IndexError as e:
        trail.append(-1)
        print(str(e))
    return trail


def partial(rows, width, into):
    """What was added before a row was too short stays."""
    n = len(rows)
    for j in range(width):
        for k in range(n):
            into[0] += rows[k][j]


def changing(rows, width):
    total = 0
    for j in range(width):
        for k in range(len(rows)):
            total += rows[k][j]
            if total == 12:
                rows[k] = [100, 200, 300]
    return total


def growing(rows, width):
    total = 0
    j = 0
    while j < width:
        k = 0
        while k < len(rows):
            total += rows[k][j]
            k += 1
        rows.append([j, j, j])
        j += 1
    return total


def negative(rows, width):
    total = 0
    for j in range(-width, width):
        for k in range(len(rows)):
            total = total * 3 + rows[k][j]
    return total


def first_with(rows, width, wanted):
    for j in range(width):
        for k in range(len(rows)):
            if rows[k][j] == wanted:
                return k, j
    return -1, -1


def backwards(rows, width):
    text = ''
    for j in range(width):
        for k in range(len(rows) - 1, -1, -1):
            text += rows[k][j]
    return text


def maybe(rows, width):
    total = 0
    for j in range(width):
        for k in range(len(rows)):
            row = rows[k]
            if row is not None:
                total += row[j]
    return total


def weighted(a, b, n):
    out = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            acc = 0.0
            for k in range(n):
                acc += a[i][k] * b[k][j]
            out[i][j] = acc
    return out


def entry_point(argv):
    square = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
    ragged = [[1, 2, 3], [4], [7, 8, 9]]
    print(column_sums(square, 3), column_sums(square, 0), column_sums([], 3))
    for rows in (square, ragged):
        for width in (1, 2, 4):
            print(some_rows(rows, width, 0, 3), some_rows(rows, width, 1, 2))
    print(some_rows(square, 2, 0, 4), some_rows(square, 2, -2, 2), some_rows(square, 2, 5, 9))
    into = [0]
    try:
        partial(ragged, 3, into)
    except IndexError as e:
        print(into, e)
    print(changing([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 3))
    print(growing([[1, 2, 3]], 3))
    print(negative(square, 3))
    print(first_with(square, 3, 8), first_with(square, 3, 10), first_with(ragged, 1, 7))
    print(backwards([['a', 'b'], ['c', 'd'], ['e', 'f']], 2))
    print(maybe([[1, 2], None, [3, 4]], 2))
    n = 5
    a = [[float(i * n + j) for j in range(n)] for i in range(n)]
    b = [[float(i - j) / 4.0 for j in range(n)] for i in range(n)]
    print(weighted(a, b, n))
    b[3] = b[3][:4]
    try:
        weighted(a, b, n)
    except IndexError as e:
        print('IndexError', e)
    print(weighted(a, b, 3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
