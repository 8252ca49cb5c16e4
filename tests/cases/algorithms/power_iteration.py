import math


def multiply(m, v):
    return [sum(a * b for a, b in zip(row, v)) for row in m]


def norm(v):
    return math.sqrt(sum(x * x for x in v))


def dominant(matrix, rounds=200):
    v = [1.0 + 0.1 * i for i in range(len(matrix))]
    value = 0.0
    for n in range(rounds):
        w = multiply(matrix, v)
        length = norm(w)
        if length == 0:
            raise ArithmeticError('the vector vanished')
        w = [x / length for x in w]
        fresh = sum(a * b for a, b in zip(w, multiply(matrix, w)))
        if abs(fresh - value) < 1e-13:
            return fresh, w, n
        v, value = w, fresh
    raise ArithmeticError('no dominant eigenvalue found')


def eigenvalues(matrix):
    """Of a symmetric matrix, by Jacobi rotations."""
    a = [row[:] for row in matrix]
    n = len(a)
    for _ in range(60):
        p, q = 0, 1
        for i in range(n):
            for j in range(i + 1, n):
                if abs(a[i][j]) > abs(a[p][q]):
                    p, q = i, j
        if abs(a[p][q]) < 1e-12:
            break
        theta = 0.5 * math.atan2(2 * a[p][q], a[q][q] - a[p][p])
        c, s = math.cos(theta), math.sin(theta)
        for k in range(n):
            a[k][p], a[k][q] = c * a[k][p] - s * a[k][q], s * a[k][p] + c * a[k][q]
        for k in range(n):
            a[p][k], a[q][k] = c * a[p][k] - s * a[q][k], s * a[p][k] + c * a[q][k]
    return sorted(a[i][i] for i in range(n))


def page_rank(links, damping=0.85):
    pages = sorted(links)
    rank = {p: 1.0 / len(pages) for p in pages}
    for _ in range(60):
        fresh = {p: (1 - damping) / len(pages) for p in pages}
        for p in pages:
            targets = links[p] or pages
            for t in targets:
                fresh[t] += damping * rank[p] / len(targets)
        rank = fresh
    return rank


def gram_schmidt(vectors):
    basis = []
    for v in vectors:
        w = v
        for b in basis:
            k = sum(x * y for x, y in zip(w, b))
            w = [x - k * y for x, y in zip(w, b)]
        if norm(w) > 1e-10:
            basis.append([x / norm(w) for x in w])
    return basis


def entry_point(argv):
    m = [[2.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]]
    value, vector, rounds = dominant(m)
    print(f'{value:.9f}', [f'{x:.5f}' for x in vector], rounds > 3)
    print([f'{abs(x):.6f}' for x in eigenvalues(m)])
    ranks = page_rank({'a': ['b', 'c'], 'b': ['c'], 'c': ['a'], 'd': ['c'], 'e': []})
    for page in sorted(ranks, key=lambda p: -ranks[p]):
        print(page, f'{ranks[page]:.4f}')
    print(f'{sum(ranks.values()):.6f}')
    print(len(gram_schmidt([[1.0, 0.0, 0.0], [1.0, 1.0, 0.0], [2.0, 1.0, 0.0], [0.0, 0.0, 5.0]])))
    for bad in ([[0.0, 0.0], [0.0, 0.0]], [[0.0, 1.0], [-2.0, 0.0]]):
        try:
            dominant(bad, 30)
        except ArithmeticError as e:
            print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
