def identity(n):
    return [[1 if i == j else 0 for j in range(n)] for i in range(n)]


def multiply(a, b):
    return [[sum(x * y for x, y in zip(row, col)) for col in zip(*b)] if False else
            [sum(row[k] * b[k][j] for k in range(len(b))) for j in range(len(b[0]))] for row in a]


def power(m, n):
    result = identity(len(m))
    while n:
        if n & 1:
            result = multiply(result, m)
        m = multiply(m, m)
        n >>= 1
    return result


def determinant(m):
    if len(m) == 1:
        return m[0][0]
    total = 0
    for j, x in enumerate(m[0]):
        minor = [row[:j] + row[j + 1:] for row in m[1:]]
        total += (-1) ** j * x * determinant(minor)
    return total


def rotate(m):
    return [[row[j] for row in reversed(m)] for j in range(len(m[0]))]


def spiral(m):
    m = [row[:] for row in m]
    out = []
    while m:
        out += m.pop(0)
        m = [[row[j] for row in m] for j in range(len(m[0]) - 1, -1, -1)] if m else []
    return out


def entry_point(argv):
    f = [[1, 1], [1, 0]]
    print(power(f, 10), power(f, 0), multiply([[1, 2, 3]], [[1], [2], [3]]))
    print(determinant([[2, 0, 1], [1, 3, 2], [1, 1, 4]]), determinant([[7]]))
    print(rotate([[1, 2, 3], [4, 5, 6]]), rotate(rotate([[1, 2], [3, 4]])))
    print(spiral([[1, 2, 3], [8, 9, 4], [7, 6, 5]]), spiral([[1, 2], [3, 4], [5, 6]]), spiral([[1]]))
    life = [[0, 1, 0], [0, 1, 0], [0, 1, 0]]
    step = [[0] * 3 for _ in range(3)]
    for i in range(3):
        for j in range(3):
            n = sum(life[a][b] for a in range(max(i - 1, 0), min(i + 2, 3)) for b in range(max(j - 1, 0), min(j + 2, 3))) - life[i][j]
            step[i][j] = 1 if n == 3 or (n == 2 and life[i][j]) else 0
    print(step, [''.join('.#'[c] for c in row) for row in step])
    flat = [x for row in step for x in row]
    print(flat.count(1), [flat[i:i + 3] for i in range(0, 9, 3)] == step)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
