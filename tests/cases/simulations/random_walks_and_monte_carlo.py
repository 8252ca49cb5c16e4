import math


class XorShift:
    def __init__(self, seed):
        if seed == 0:
            raise ValueError('a seed of zero stays zero')
        self.state = seed & 0xFFFFFFFF

    def bits(self):
        x = self.state
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self.state = x
        return x

    def random(self):
        return self.bits() / 4294967296.0

    def gauss(self):
        u, v = self.random(), self.random()
        return math.sqrt(-2 * math.log(u)) * math.cos(2 * math.pi * v)

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.bits() % (i + 1)
            items[i], items[j] = items[j], items[i]
        return items

    def sample(self, items, k):
        if k > len(items):
            raise ValueError('sample of %d from %d' % (k, len(items)))
        reservoir = list(items[:k])
        for i, x in enumerate(items[k:], k):
            j = self.bits() % (i + 1)
            if j < k:
                reservoir[j] = x
        return reservoir


def estimate_pi(rng, n):
    hits = sum(1 for _ in range(n) if rng.random() ** 2 + rng.random() ** 2 < 1)
    return 4 * hits / n


def self_avoiding_walk(rng, limit):
    x = y = 0
    seen = {(0, 0)}
    path = ''
    while len(path) < limit:
        options = [(c, dx, dy) for c, dx, dy in (('E', 1, 0), ('N', 0, 1), ('W', -1, 0), ('S', 0, -1))
                   if (x + dx, y + dy) not in seen]
        if not options:
            return path + '!'
        c, dx, dy = options[rng.bits() % len(options)]
        x, y = x + dx, y + dy
        seen.add((x, y))
        path += c
    return path


def gambler(rng, money, goal):
    steps = 0
    while 0 < money < goal:
        money += 1 if rng.bits() & 1 else -1
        steps += 1
    return money, steps


def histogram(values, low, width, n):
    counts = [0] * n
    for v in values:
        i = int((v - low) // width)
        if 0 <= i < n:
            counts[i] += 1
    return counts


def entry_point(argv):
    rng = XorShift(2463534242)
    print([rng.bits() for _ in range(4)])
    print(abs(estimate_pi(rng, 4000) - math.pi) < 0.1)
    print([self_avoiding_walk(rng, 30) for _ in range(3)])
    print([gambler(rng, 5, 10) for _ in range(4)])
    values = [rng.gauss() for _ in range(2000)]
    h = histogram(values, -3.0, 1.0, 6)
    print(h, h[2] > h[1] > h[0], abs(sum(values) / len(values)) < 0.1)
    deck = rng.shuffle(list(range(10)))
    print(deck, sorted(deck) == list(range(10)), rng.sample('abcdefgh', 3), rng.sample([], 0) if False else rng.sample('xy', 2))
    for attempt in (lambda: XorShift(0).bits(), lambda: len(rng.sample('ab', 3))):
        try:
            print(attempt())
        except ValueError as e:
            print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
