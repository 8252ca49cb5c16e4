class SingularMatrix(Exception):
    pass


def lu(matrix):
    n = len(matrix)
    a = [row[:] for row in matrix]
    order = list(range(n))
    sign = 1
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(a[i][k]))
        if abs(a[pivot][k]) < 1e-12:
            raise SingularMatrix(f'column {k}')
        if pivot != k:
            a[k], a[pivot] = a[pivot], a[k]
            order[k], order[pivot] = order[pivot], order[k]
            sign = -sign
        for i in range(k + 1, n):
            a[i][k] /= a[k][k]
            for j in range(k + 1, n):
                a[i][j] -= a[i][k] * a[k][j]
    return a, order, sign


def solve(matrix, b):
    a, order, _ = lu(matrix)
    n = len(a)
    x = [b[i] for i in order]
    for i in range(n):
        for j in range(i):
            x[i] -= a[i][j] * x[j]
    for i in reversed(range(n)):
        for j in range(i + 1, n):
            x[i] -= a[i][j] * x[j]
        x[i] /= a[i][i]
    return x


def determinant(matrix):
    try:
        a, _, sign = lu(matrix)
    except SingularMatrix:
        return 0.0
    result = float(sign)
    for i in range(len(a)):
        result *= a[i][i]
    return result


def inverse(matrix):
    n = len(matrix)
    columns = [solve(matrix, [1.0 if i == j else 0.0 for i in range(n)]) for j in range(n)]
    return [list(row) for row in zip(*columns)] if False else [[columns[j][i] for j in range(n)] for i in range(n)]


def jacobi(matrix, b, rounds):
    n = len(b)
    x = [0.0] * n
    for _ in range(rounds):
        x = [(b[i] - sum(matrix[i][j] * x[j] for j in range(n) if j != i)) / matrix[i][i] for i in range(n)]
    return x


def fmt(row):
    return ' '.join(f'{v + 0.0:8.4f}' for v in row)


def entry_point(argv):
    m = [[2.0, 1.0, -1.0], [-3.0, -1.0, 2.0], [-2.0, 1.0, 2.0]]
    print(fmt(solve(m, [8.0, -11.0, -3.0])))
    print(round(determinant(m), 9), determinant([[1.0, 2.0], [2.0, 4.0]]), determinant([]))
    for row in inverse(m):
        print(fmt(row))
    print(fmt(jacobi([[10.0, -1.0, 2.0], [-1.0, 11.0, -1.0], [2.0, -1.0, 10.0]], [6.0, 25.0, -11.0], 25)))
    for bad in ([[1.0, 1.0], [1.0, 1.0]], [[0.0]]):
        try:
            solve(bad, [1.0, 2.0])
        except SingularMatrix as e:
            print('singular:', e)
    try:
        jacobi([[0.0]], [1.0], 1)
    except ZeroDivisionError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
