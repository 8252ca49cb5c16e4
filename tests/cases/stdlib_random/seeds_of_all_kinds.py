import random


def entry_point(argv):
    n = len(argv)
    for seed in [0, 1, -1, 42 * n, 4294967295, 4294967296, 123456789012345678, -9223372036854775807]:
        r = random.Random(seed)
        print(seed, r.random(), r.getrandbits(32), r.randrange(1000))
    for text in ['', 'a', 'hello', 'caf\u00e9', 'x' * 200]:
        r = random.Random(text)
        print(len(text), r.random(), r.getrandbits(63))
    r = random.Random(b'bytes')
    print(r.random())
    for x in [0.0, 0.5, -1.25, 3.14159, 1e300, 1e-300]:
        r = random.Random(x * n)
        print(x, r.random())
    r.seed(7)
    a = [r.random() for i in range(3)]
    r.seed(7)
    print(a == [r.random() for i in range(3)])
    r.seed('seven')
    print(r.random())
    random.seed('module')
    print(random.random(), random.randint(1, 6))
    random.seed(99 * n)
    print(random.random(), random.getrandbits(5), random.choice('abcdef'))
    random.seed(2.5)
    print(random.random())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
