import math
from typing import Callable, List

Fn = Callable[[float], float]


def trapezoid(f: Fn, a: float, b: float, n: int) -> float:
    h = (b - a) / n
    return h * (0.5 * (f(a) + f(b)) + sum(f(a + i * h) for i in range(1, n)))


def simpson(f: Fn, a: float, b: float, n: int) -> float:
    if n % 2:
        raise ValueError(f'an even number of steps, not {n}')
    h = (b - a) / n
    total = f(a) + f(b)
    for i in range(1, n):
        total += (4 if i % 2 else 2) * f(a + i * h)
    return total * h / 3


def romberg(f: Fn, a: float, b: float, levels: int) -> List[float]:
    rows = [[trapezoid(f, a, b, 1)]]
    for k in range(1, levels):
        row = [trapezoid(f, a, b, 2 ** k)]
        for m in range(1, k + 1):
            row.append(row[m - 1] + (row[m - 1] - rows[-1][m - 1]) / (4 ** m - 1))
        rows.append(row)
    return [row[-1] for row in rows]


def adaptive(f: Fn, a: float, b: float, eps: float, depth: int = 0) -> float:
    if depth > 40:
        raise RecursionError('too deep')
    whole = (b - a) / 6 * (f(a) + 4 * f((a + b) / 2) + f(b))
    m = (a + b) / 2
    parts = (m - a) / 6 * (f(a) + 4 * f((a + m) / 2) + f(m)) + (b - m) / 6 * (f(m) + 4 * f((m + b) / 2) + f(b))
    if abs(whole - parts) < 15 * eps:
        return parts
    return adaptive(f, a, m, eps / 2, depth + 1) + adaptive(f, m, b, eps / 2, depth + 1)


def runge_kutta(f, y, t, h, steps):
    """A system of equations y' = f(t, y)."""
    for _ in range(steps):
        k1 = f(t, y)
        k2 = f(t + h / 2, [a + h / 2 * k for a, k in zip(y, k1)])
        k3 = f(t + h / 2, [a + h / 2 * k for a, k in zip(y, k2)])
        k4 = f(t + h, [a + h * k for a, k in zip(y, k3)])
        y = [a + h / 6 * (p + 2 * q + 2 * r + s) for a, p, q, r, s in zip(y, k1, k2, k3, k4)]
        t += h
        yield t, y


def entry_point(argv):
    print(f'{trapezoid(math.sin, 0.0, math.pi, 100):.6f} {simpson(math.sin, 0.0, math.pi, 100):.10f}')
    print([round(x, 8) for x in romberg(math.exp, 0.0, 1.0, 5)])
    print(f'{adaptive(math.sqrt, 0.0, 1.0, 1e-6):.7f}')
    try:
        simpson(math.cos, 0.0, 1.0, 7)
    except ValueError as e:
        print(e)
    try:
        adaptive(lambda x: 1.0 if x > 1 / 3 else 0.0, 0.0, 1.0, 1e-40)
    except RecursionError as e:
        print('RecursionError:', e)
    t, y = 0.0, [1.0, 0.0]
    for t, y in runge_kutta(lambda t, y: [y[1], -y[0]], [1.0, 0.0], 0.0, 0.1, 20):
        pass
    print(f'{t:.1f} {y[0]:.5f} {math.cos(t):.5f} {y[1]:.5f}')
    wolves = list(runge_kutta(lambda t, y: [y[0] * (1.0 - y[1]), y[1] * (y[0] - 1.0)], [2.0, 1.0], 0.0, 0.05, 200))
    print(f'{max(y[0] for _, y in wolves):.4f} {min([y[1] for _, y in wolves]):.4f}')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
