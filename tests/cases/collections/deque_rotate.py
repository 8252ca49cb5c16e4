"""Rotating by little moves few items; by more it moves all at once."""
from collections import deque


def josephus(n, k):
    ring = deque(range(n))
    out = []
    while ring:
        ring.rotate(-k)
        out.append(ring.pop())
    return out


def entry_point(argv):
    for size in [0, 1, 2, 15, 16, 40, 100]:
        for n in [0, 1, -1, 2, -2, 3, size, size + 1, -size - 2, 1000003]:
            d = deque(range(size))
            d.rotate(n)
            d.append(-1)
            d.appendleft(-2)
            d.rotate(n)
            print(size, n, list(d)[:6], len(d), sum([i * x for i, x in enumerate(d)]))
    bounded = deque([1, 2, 3, 4], maxlen=4)
    bounded.rotate(1)
    bounded.append(9)
    bounded.rotate(-1)
    print(bounded, josephus(50, 3)[-5:])
    big = deque(range(200))
    for i in range(1000):
        big.rotate(1 if i % 3 else -2)
    print(big[0], big[-1], len(big))
    try:
        for x in big:
            big.rotate()
    except RuntimeError as e:
        print(e)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
