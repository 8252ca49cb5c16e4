import math


class Stats(object):
    def __init__(self, values):
        self.values = values

    def mean(self):
        return math.fsum(self.values) / len(self.values)

    def stdev(self):
        m = self.mean()
        return math.sqrt(math.fsum([(x - m) ** 2 for x in self.values]) / (len(self.values) - 1))

    def geometric(self):
        return math.exp(math.fsum([math.log(x) for x in self.values]) / len(self.values))


def norm(v):
    return math.sqrt(sum([x * x for x in v]))


def entry_point(argv):
    s = Stats([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    print(s.mean(), '%.12f' % s.stdev(), '%.9f' % s.geometric())
    v = [3.0, 4.0, 12.0]
    print(norm(v), math.hypot(v[0], v[1], v[2]), [x / norm(v) for x in v])
    sieve = [True] * 50
    for i in range(2, math.isqrt(49) + 1):
        if sieve[i]:
            for j in range(i * i, 50, i):
                sieve[j] = False
    print([i for i in range(2, 50) if sieve[i]])
    print([math.comb(6, k) for k in range(7)], math.factorial(10) // math.factorial(8))
    angle = 0.0
    points = []
    for i in range(4):
        points.append((round(math.cos(angle), 6) + 0.0, round(math.sin(angle), 6) + 0.0))
        angle += math.pi / 2
    print(points)
    print(math.sqrt(2.0) * math.sqrt(2.0) == 2.0, math.isclose(math.sqrt(2.0) ** 2, 2.0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
