import random


def entry_point(argv):
    r = random.Random(11 * len(argv))
    items = ['a', 'b', 'c', 'd', 'e']
    print(r.choice(items), r.choices(items, k=6), r.choices(items, [1, 0, 0, 5, 0], k=5), r.choices(items, weights=[0.5, 0.5, 1.0, 0.0, 0.0], k=4))
    print(r.choices(items, cum_weights=[1, 2, 3, 4, 10], k=8))
    print(r.sample(items, 3), r.sample(range(1000), 4), r.sample(items, 5), r.sample(items, 0), r.sample([1, 2, 3], 2, counts=[5, 1, 10]))
    r.shuffle(items)
    print(items)
    state = r.getstate()
    a = [r.random(), r.gauss(0.0, 1.0)]
    b = [r.random(), r.gauss(0.0, 1.0)]
    r.setstate(state)
    print(a == [r.random(), r.gauss(0.0, 1.0)], b == [r.random(), r.gauss(0.0, 1.0)])
    print(r.randrange(10), r.randrange(5, 15), r.randrange(0, 100, 7), r.randrange(10, 0, -3), r.randint(-3, 3), r.randbytes(5))
    for n in range(7):
        try:
            if n == 0:
                print(r.randrange(0))
            elif n == 1:
                print(r.randrange(5, 5))
            elif n == 2:
                print(r.sample(items, 6))
            elif n == 3:
                print(r.choices(items, [1, 2], k=1))
            elif n == 4:
                print(r.choices(items, [0, 0, 0, 0, 0], k=1))
            elif n == 5:
                print(r.getrandbits(-1))
            else:
                print(r.randrange(1, 10, 0))
        except ValueError as e:
            print(n, 'ValueError', e)
    try:
        empty = items[:0]
        print(r.choice(empty))
    except IndexError as e:
        print('IndexError', e)
    random.seed(3)
    s = random.getstate()
    x = random.random()
    random.setstate(s)
    print(x == random.random(), random.sample([1, 2, 3, 4], 2), random.choices([1, 2, 3], k=3))
    print([r.getrandbits(k) for k in [0, 1, 8, 31, 32, 33, 62, 63]])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
