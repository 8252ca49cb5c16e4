"""What a loop around a `yield` changes, and what it does not, is there when the generator goes on."""


class Box(object):
    def __init__(self, n):
        self.n = n


def scaled(items, box):
    # Neither `items` nor `box` changes.
    for x in items:
        yield x * box.n


def changed_at_times(items, box):
    for x in items:
        if x % 3 == 0:
            box = Box(box.n + 1)
        yield x * box.n


def two_in_turn(items, a, b):
    for x in items:
        yield x + a.n
        yield x + b.n


def two_that_swap(items, a, b):
    for x in items:
        yield x + a.n
        a, b = b, a
        yield x + b.n


def nested(rows, box):
    for row in rows:
        for x in row:
            yield x + box.n
        yield -1


def inner_twice(rows, box):
    for row in rows:
        for x in row:
            yield x + box.n
        box = Box(box.n * 10)
        for x in row:
            yield x + box.n


def behind_a_first(n, box):
    yield box.n
    i = 0
    while i < n:
        yield i + box.n
        i += 1
    box = Box(100)
    while i > 0:
        yield i + box.n
        i -= 1


def one_of_two(flag, a, b):
    if flag:
        box = a
    else:
        box = b
    for i in range(3):
        yield box.n + i


def begun_again(n, box):
    """The loop is entered from two places, one of which comes behind a `yield`."""
    while n > 0:
        for i in range(n):
            yield box.n + i
        n -= 1
        if n % 2 == 0:
            box = Box(box.n + 100)


def with_none(items, box):
    kept = None
    for x in items:
        if kept is not None:
            yield x + kept.n
        else:
            yield x
        if x == 2:
            kept = box


def constant_first(items):
    step = 1
    for x in items:
        yield x * step
        if x > 2:
            step = 7


def guarded(items, box):
    try:
        for x in items:
            try:
                yield 60 // x + box.n
            except ZeroDivisionError:
                box = Box(-1)
                yield box.n
    finally:
        print("over with %d" % box.n)


def echo(box):
    got = 0
    while got < 5:
        got = yield got + box.n


class Tree(object):
    def __init__(self, left, value, right):
        self.left = left
        self.value = value
        self.right = right

    def items(self):
        if self.left is not None:
            yield from self.left.items()
        yield self.value
        if self.right is not None:
            yield from self.right.items()

    def paths(self, above):
        above = above + [self.value]
        yield above
        for side in (self.left, self.right):
            if side is not None:
                for path in side.paths(above):
                    yield path


def balanced(low, high):
    if low >= high:
        return None
    middle = (low + high) // 2
    return Tree(balanced(low, middle), middle, balanced(middle + 1, high))


def shown(generator):
    return ' '.join([str(x) for x in generator])


def entry_point(argv):
    items = [1, 2, 3, 4, 5, 6]
    rows = [[1, 2], [], [3], [4, 5, 6]]
    print(shown(scaled(items, Box(3))))
    print(shown(changed_at_times(items, Box(3))))
    print(shown(two_in_turn(items, Box(10), Box(20))))
    print(shown(two_that_swap(items, Box(10), Box(20))))
    print(shown(nested(rows, Box(7))))
    print(shown(inner_twice(rows, Box(1))))
    print(shown(behind_a_first(3, Box(50))))
    print(shown(one_of_two(True, Box(1), Box(2))))
    print(shown(one_of_two(False, Box(1), Box(2))))
    print(shown(begun_again(4, Box(0))))
    print(shown(with_none(items, Box(40))))
    print(shown(constant_first(items)))
    print(shown(guarded([1, 2, 3], Box(5))))
    try:
        for x in guarded([3, 0, 2], Box(5)):
            print(x)
    except ZeroDivisionError:
        print("divided")
    e = echo(Box(100))
    print(next(e))
    for i in range(4):
        print(e.send(i))
    try:
        e.send(5)
    except StopIteration:
        print("stopped")
    tree = balanced(0, 12)
    print(shown(tree.items()))
    for path in balanced(0, 5).paths([]):
        print(path)
    # Two of a kind, in turns.
    a = scaled(items, Box(2))
    b = scaled([x * 10 for x in items], Box(3))
    for i in range(6):
        print("%d %d" % (next(a), next(b)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
