from .fractions_small import ONE


class Singular(Exception):
    def __init__(self, column):
        super().__init__('no pivot')
        self.column = column


def solve(matrix, right):
    rows = [row[:] + [value] for row, value in zip(matrix.rows, right)]
    eliminate(rows)
    n = len(rows)
    result = [ONE] * n
    for i in range(n - 1, -1, -1):
        total = rows[i][n]
        for j in range(i + 1, n):
            total = total - rows[i][j] * result[j]
        result[i] = total / rows[i][i]
    return result


def eliminate(rows):
    swaps = 0
    for column in range(len(rows)):
        pivot = column
        while pivot < len(rows) and not rows[pivot][column]:
            pivot += 1
        if pivot == len(rows):
            raise Singular(column)
        if pivot != column:
            rows[pivot], rows[column] = rows[column], rows[pivot]
            swaps += 1
        for row in rows[column + 1:]:
            factor = row[column] / rows[column][column]
            for j in range(column, len(row)):
                row[j] = row[j] - factor * rows[column][j]
    return swaps


def determinant(matrix):
    rows = [list(row) for row in matrix.rows]
    try:
        swaps = eliminate(rows)
    except Singular:
        return ONE - ONE
    result = ONE
    for i in range(len(rows)):
        result = result * rows[i][i]
    return -result if swaps % 2 else result
