import random


def entry_point(argv):
    for seed in [0, 1, 42, -42, 2 ** 40 + 7]:
        random.seed(seed)
        print(random.random(), random.randint(1, 6), random.randrange(10), random.getrandbits(40))
    random.seed(7)
    print([random.randint(-5, 5) for i in range(12)])
    print(random.randrange(3, 30, 4), random.randrange(10, 0, -3), random.randrange(5, 6))
    xs = list(range(20))
    random.shuffle(xs)
    print(xs)
    words = ['a', 'b', 'c']
    random.shuffle(words)
    print(words, random.choice(words), random.choice('xyz'), random.choice((1.5, 2.5)))
    print(random.sample(xs, 5), random.sample(range(1000), 3), random.sample(['p', 'q'], 2))
    print(random.uniform(-1, 1), random.uniform(10, 5))
    print([random.choice(xs) for i in range(5)])
    print(random.choices([1, 2, 3], k=4), random.choices(['x', 'y'], [1, 9], k=5))
    print(random.getrandbits(1), random.getrandbits(0), random.randbytes(7))
    for bad in [0, -3]:
        try:
            random.randrange(bad)
        except ValueError:
            print('empty range')
    try:
        random.randint(5, 3)
    except ValueError:
        print('empty range')
    try:
        random.choice(xs[:0])
    except IndexError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
