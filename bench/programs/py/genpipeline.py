"""genpipeline: generators over generators, two that are merged, and one that calls itself.

Stresses: generators, next(), yield from.
"""
import sys


def numbers(count, seed):
    # type: (int, int)
    for _ in range(count):
        seed = (seed * 1103515245 + 12345) & 0x7fffffff
        yield seed >> 8


def not_divisible(items, divisor):
    for x in items:
        if x % divisor != 0:
            yield x


def differences(items):
    last = 0
    for x in items:
        yield x - last
        last = x


def batches(items, size):
    batch = []  # type: list[int]
    for x in items:
        batch.append(x)
        if len(batch) == size:
            yield batch
            batch = []
    if batch:
        yield batch


def steps(start, step, count):
    for i in range(count):
        yield start + i * step


def merged(a, b):
    """What two that ascend give, in order; they give nothing below 0."""
    x = next(a, -1)
    y = next(b, -1)
    while x >= 0 and y >= 0:
        if x <= y:
            yield x
            x = next(a, -1)
        else:
            yield y
            y = next(b, -1)
    while x >= 0:
        yield x
        x = next(a, -1)
    while y >= 0:
        yield y
        y = next(b, -1)


class Tree(object):
    def __init__(self, left, value, right):
        # type: (Tree | None, int, Tree | None) -> None
        self.left = left
        self.value = value
        self.right = right

    def items(self):
        if self.left is not None:
            yield from self.left.items()
        yield self.value
        if self.right is not None:
            yield from self.right.items()


def balanced(low, high):
    # type: (int, int) -> Tree | None
    if low >= high:
        return None
    middle = (low + high) // 2
    return Tree(balanced(low, middle), middle * 7 % 101, balanced(middle + 1, high))


def entry_point(argv):
    # type: (list[str]) -> int
    n = 1
    count = 50
    if len(argv) > 1:
        n = int(argv[1])
        count = 1000
    tree = balanced(0, count)
    total = 0
    for i in range(n):
        for batch in batches(differences(not_divisible(numbers(count, i), 3)), 8):
            total += len(batch) * max(batch)
        for x in merged(steps(0, 3, count), steps(i, 5, count)):
            total = (total * 3 + x) & 0xffffffff
        if tree is not None:
            for x in tree.items():
                total = (total * 5 + x) & 0xffffffff
    print("genpipeline %d" % total)
    return 0


def target(driver, args):
    return entry_point, None


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
