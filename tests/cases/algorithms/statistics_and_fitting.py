import math


class Statistics:
    """Welford's running moments."""

    def __init__(self):
        self.n = 0
        self.mean = 0.0
        self.m2 = 0.0

    def add(self, x):
        self.n += 1
        delta = x - self.mean
        self.mean += delta / self.n
        self.m2 += delta * (x - self.mean)
        return self

    @property
    def variance(self):
        if self.n < 2:
            raise ValueError('variance of %d value%s' % (self.n, '' if self.n == 1 else 's'))
        return self.m2 / (self.n - 1)


def fit_line(points):
    n = len(points)
    sx = sum(x for x, _ in points)
    sy = sum(y for _, y in points)
    sxx = sum(x * x for x, _ in points)
    sxy = sum(x * y for x, y in points)
    slope = (n * sxy - sx * sy) / (n * sxx - sx * sx)
    return slope, (sy - slope * sx) / n


def fit_polynomial(points, degree):
    size = degree + 1
    rows = [[sum(x ** (i + j) for x, _ in points) for j in range(size)] + [sum(y * x ** i for x, y in points)]
            for i in range(size)]
    for i in range(size):
        p = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[p] = rows[p], rows[i]
        for r in range(size):
            if r != i:
                k = rows[r][i] / rows[i][i]
                rows[r] = [a - k * b for a, b in zip(rows[r], rows[i])]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def median(values):
    s = sorted(values)
    if not s:
        raise ValueError('no median of nothing')
    m = len(s) // 2
    return s[m] if len(s) % 2 else (s[m - 1] + s[m]) / 2


def correlation(a, b):
    ma, mb = sum(a) / len(a), sum(b) / len(b)
    top = sum((x - ma) * (y - mb) for x, y in zip(a, b))
    return top / math.sqrt(sum((x - ma) ** 2 for x in a) * sum((y - mb) ** 2 for y in b))


def entry_point(argv):
    data = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]
    s = Statistics()
    for x in data:
        s.add(x)
    print(s.n, s.mean, round(s.variance, 6), round(math.sqrt(s.variance), 6))
    print(median(data), median([3.0, 1.0, 2.0]))
    slope, base = fit_line([(0.0, 1.0), (1.0, 3.1), (2.0, 4.9), (3.0, 7.0)])
    print(f'y = {slope:.3f}x + {base:.3f}')
    print([f'{c:.4f}' for c in fit_polynomial([(float(x), 2.0 - x + 0.5 * x * x) for x in range(-3, 5)], 2)])
    print(f'{correlation(data, [x * 3 - 1 for x in data]):.6f} {correlation(data, [-x for x in data]):+.3f}')
    for attempt in (lambda: Statistics().add(1.0).variance, lambda: Statistics().variance, lambda: median([]),
                    lambda: fit_line([(1.0, 2.0), (1.0, 3.0)])[0]):
        try:
            print(attempt())
        except (ValueError, ZeroDivisionError) as e:
            print(type(e).__name__, '-', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
