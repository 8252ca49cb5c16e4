"""What Rust looks at where it is."""
from rpython.rlib.rarithmetic import r_int32, r_int64

WORDS = {"one": "eins", "long": "lang" * 1000, "letter": "ä", "empty": ""}
PREBUILT = [1, 2, 3]


def word(key):
    return WORDS[key]


def maybe(key):
    return WORDS.get(key)


def made(n):
    """A new text."""
    return "-".join([str(i) for i in range(n)])


def half(text):
    """One that Rust cannot have."""
    return text + chr(0xD800)


def data(n):
    return bytes([i % 256 for i in range(n)])


def parts(text):
    return text.split(" ")


def by_length(text):
    found = {}
    for part in text.split(" "):
        found[len(part)] = part
    return found


def churn(n):
    """Garbage; how much there was of it."""
    total = 0
    for i in range(n):
        total += len([str(i)])
    return total


def prebuilt():
    return PREBUILT


def first():
    return PREBUILT[0]


def weekdays():
    # (Nothing in here assigns an item: but Rust may.)
    return [5, 6, 7], True


# What is an `int` for Rust, too, has the size of one.

NARROW = [r_int32(1), r_int32(-2)]
WIDE = [r_int64(1) << 40]


def narrow():
    return NARROW


def wide():
    return WIDE


def sums():
    return sum([int(n) for n in NARROW]), sum([int(n) for n in WIDE])


def fail(text):
    raise ValueError(text)


class Series(object):
    def __init__(self, name, n):
        self.name = name
        self.points = [i * 0.5 for i in range(n)]
        self.seen = [False] * n
        self.counts = [i for i in range(n)]

    def append(self, value):
        self.points.append(value)

    def shorten(self):
        self.points.pop()

    def put(self, i, value):
        self.points[i] = value

    def at(self, i):
        return self.points[i]

    def negative(self):
        """(That all counts are positive is the program's belief alone.)"""
        return len([c for c in self.counts if c < 0])

    def pick(self, i):
        return self.points[self.counts[i]]

    def shown(self):
        return "".join(["x" if seen else "." for seen in self.seen])
