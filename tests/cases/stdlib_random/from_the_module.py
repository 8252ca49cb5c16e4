import random


def entry_point(argv):
    n = len(argv)
    random.seed(1234 * n)
    print([random.randint(-5, 5) for i in range(10)], [random.randrange(3) for i in range(10)], random.randrange(10, 20), random.randrange(0, 10, 5))
    print(['%.9f' % random.random() for i in range(3)], '%.9f' % random.uniform(2.0, 3.0), random.getrandbits(16), random.choice([1.5, 2.5]), random.choice((7, 8, 9)), random.choice('xyz'), random.choice(range(100)))
    items = list('abcdefgh')
    random.shuffle(items)
    print(''.join(items), random.sample(items, 3), random.sample('hello', 2), random.choices(items, k=3), random.choices([1, 2], weights=[0.9, 0.1], k=5), random.choices([1, 2, 3], cum_weights=[1, 1, 2], k=4))
    print('%.9f %.9f %.9f' % (random.gauss(0.0, 1.0), random.normalvariate(0.0, 1.0), random.expovariate(2.0)), random.randbytes(4))
    print('%.9f %.9f %.9f' % (random.lognormvariate(0.0, 1.0), random.paretovariate(2.0), random.weibullvariate(1.0, 2.0)))
    r = random.Random(1234 * n)
    random.seed(1234 * n)
    print([r.random() for i in range(3)] == [random.random() for i in range(3)])
    matrix = [[random.randint(0, 9) for i in range(3)] for j in range(3)]
    print(matrix, [random.random() < 0.5 for i in range(8)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
