import random
from random import Random


class Dice:
    def __init__(self, rng, sides):
        self.rng = rng
        self.sides = sides

    def roll(self, n):
        total = 0
        for i in range(n):
            total += self.rng.randint(1, self.sides)
        return total


def entry_point(argv):
    a = Random(99)
    b = Random(99)
    same = True
    for i in range(1500):
        if a.random() != b.random():
            same = False
    print(same, a.random())
    d = Dice(random.Random(5), 20)
    print([d.roll(3) for i in range(6)])
    b.seed(3)
    xs = [1, 2, 3, 4, 5]
    b.shuffle(xs)
    print(xs, b.choice(xs), b.sample(xs, 2), b.uniform(0, 1), b.gauss(0, 1), b.getrandbits(33))
    random.seed(1)
    first = random.random()
    Random(2).random()
    random.seed(1)
    print(first == random.random())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
