import math


def bisect(f, lo, hi):
    for i in range(80):
        mid = (lo + hi) / 2
        if f(lo) * f(mid) <= 0:
            hi = mid
        else:
            lo = mid
    return lo


def simpson(f, a, b, n):
    h = (b - a) / n
    total = f(a) + f(b)
    for i in range(1, n):
        total += f(a + i * h) * (4 if i % 2 else 2)
    return total * h / 3


def rk4(f, x, y, h, steps):
    for i in range(steps):
        k1 = f(x, y)
        k2 = f(x + h / 2, y + h * k1 / 2)
        k3 = f(x + h / 2, y + h * k2 / 2)
        k4 = f(x + h, y + h * k3)
        y += h * (k1 + 2 * k2 + 2 * k3 + k4) / 6
        x += h
    return y


def solve(matrix, rhs):
    n = len(rhs)
    m = [row[:] + [rhs[i]] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(m[r][i]))
        m[i], m[pivot] = m[pivot], m[i]
        for r in range(i + 1, n):
            factor = m[r][i] / m[i][i]
            for c in range(i, n + 1):
                m[r][c] -= factor * m[i][c]
    x = [0.0] * n
    for i in range(n - 1, -1, -1):
        x[i] = (m[i][n] - sum([m[i][c] * x[c] for c in range(i + 1, n)])) / m[i][i]
    return x


def entry_point(argv):
    one = float(len(argv))
    print('%.12f' % bisect(lambda x: x * x * x - 2 * one, 0.0, 2.0), '%.12f' % bisect(math.cos, 1.0, 2.0))
    print('%.12f' % simpson(lambda x: math.sin(x) * one, 0.0, math.pi, 100), '%.10f' % simpson(math.exp, 0.0, 1.0, 50))
    print('%.10f' % rk4(lambda x, y: y, 0.0, one, 0.01, 100), '%.10f' % rk4(lambda x, y: -2 * x * y, 0.0, 1.0, 0.05, 20))
    print(['%.9f' % v for v in solve([[2.0, 1.0, -1.0], [-3.0, -1.0, 2.0], [-2.0, 1.0, 2.0]], [8.0 * one, -11.0, -3.0])])
    values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]
    mean = sum(values) / len(values)
    print(mean, math.sqrt(sum([(v - mean) ** 2 for v in values]) / len(values)), '%.6f' % math.hypot(3 * one, 4))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
