import random


class Dice:
    def __init__(self, seed, sides):
        self.rng = random.Random(seed)
        self.sides = sides

    def roll(self, n=1):
        return [self.rng.randint(1, self.sides) for i in range(n)]


def monte_carlo(seed, n):
    rng = random.Random(seed)
    inside = 0
    for i in range(n):
        x = rng.random()
        y = rng.random()
        if x * x + y * y < 1.0:
            inside += 1
    return 4.0 * inside / n


def walk(rng, n):
    x = y = 0
    for i in range(n):
        dx, dy = rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
        x += dx
        y += dy
    return x, y


def entry_point(argv):
    n = len(argv)
    a = Dice(1 * n, 6)
    b = Dice(1, 6)
    c = Dice(2, 20)
    print(a.roll(10), b.roll(10) == Dice(1, 6).roll(10), c.roll(5), a.roll())
    print(monte_carlo(5 * n, 2000), walk(random.Random(3), 100))
    rng = random.Random(77 * n)
    deck = list(range(52))
    rng.shuffle(deck)
    hands = [sorted(deck[i::4])[:5] for i in range(4)]
    print(hands, sum(deck))
    counts = [0] * 5
    for i in range(500):
        counts[rng.randrange(5)] += 1
    print(counts, sum(counts))
    words = ['red', 'green', 'blue']
    print(''.join([rng.choice('abc') for i in range(12)]), rng.sample(words, 2), rng.choices(words, k=4), words)
    print(['%.6f' % rng.gauss(0.0, 1.0) for i in range(4)], rng.getrandbits(1), rng.getrandbits(40), rng.uniform(5, 5))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
