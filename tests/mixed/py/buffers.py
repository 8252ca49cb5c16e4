"""Numbers that stay in Rust's memory."""

from array import array


def scale(xs, by):
    for i in range(len(xs)):
        xs[i] = xs[i] * by


def total(xs):
    return sum(xs)


def dot(xs, ys):
    found = 0.0
    for x, y in zip(xs, ys):
        found += x * y
    return found


def at(xs, i):
    return xs[i]


def put(xs, i, value):
    xs[i] = value


def put_u64(xs, i, value):
    xs[i] = value


def put_f32(xs, i, value):
    xs[i] = value


def flip(flags):
    for i, flag in enumerate(flags):
        flags[i] = not flag


def reverse(xs):
    xs[:] = xs[::-1]


def every_other(xs):
    return xs[::2].tolist()


def halves(xs):
    middle = len(xs) // 2
    return sum(xs[:middle]), sum(xs[middle:])


def quicksort(xs):
    if len(xs) < 2:
        return
    pivot = xs[len(xs) // 2]
    low, high = 0, len(xs) - 1
    while low <= high:
        while xs[low] < pivot:
            low += 1
        while xs[high] > pivot:
            high -= 1
        if low <= high:
            xs[low], xs[high] = xs[high], xs[low]
            low += 1
            high -= 1
    quicksort(xs[:high + 1])
    quicksort(xs[low:])


def order(xs):
    return sorted(range(len(xs)), key=lambda i: xs[i])


def describe(xs):
    first = xs.format, xs.itemsize, xs.readonly
    return first, xs.nbytes, len(xs), 3 in xs


def fill_and_fail(xs):
    for i in range(len(xs)):
        xs[i] = i
    return 1 // xs[0]


def copied(a, b):
    a[1:3] = b


def moved(xs):
    xs[1:] = xs[:-1]


def numbers(xs):
    for x in xs:
        yield x


def equal(xs, ys):
    return xs == ys


def equal_floats(xs, ys):
    return xs == ys


def unequal(xs, ys):
    return xs != ys


def compared(xs):
    """With itself, parts of it, and what is of other types."""
    same = [xs == xs, xs[:] == xs, xs[1:] == xs[:-1], xs[::2] == xs[2::-2], (xs, 1) == (xs[:], 1), xs[1:] in (xs, xs[1:])]
    code = [xs == b"\1\2\1", xs == bytearray(b"\1\2\1"), xs == memoryview(b"\1\2\1"), memoryview(b"\1\2") != xs,
            array("d", [1.0, 2.0, 1.0]) == xs]
    others = [xs == [1, 2, 1], (1, 2, 1) == xs, xs == None, None != xs, xs == "121"]
    return same, code, others


def content(xs):
    return xs.tobytes() + bytes(xs[::2])


def content_of_floats(xs):
    return xs.tobytes()


def hashed(xs):
    return hash(xs)


def halved(xs):
    for x in xs:
        yield x // 2


class Kept:
    rest = None


def keep(xs, half):
    """What the annotator lets through, since it may be either of two: that it is used later shows when it is."""
    generator = halved(xs) if half else numbers(xs)
    Kept.rest = generator
    return next(generator)


def kept_generator():
    return next(Kept.rest)


def allocate(xs):
    """Objects move meanwhile."""
    made = []
    for i in range(len(xs)):
        made.append([xs[i]] * 3)
        xs[i] = len(made[i // 2])
    return len(made)


class Table:
    def __init__(self, xs):
        self.total = sum(xs)

    def add(self, xs, to):
        for i in range(len(xs)):
            to[i] += xs[i] + self.total
