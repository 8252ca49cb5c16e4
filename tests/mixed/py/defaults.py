"""Functions with defaults."""
LOG = []


def joined(words, separator=", ", last=None, limit=10):
    if last is None:
        last = separator
    words = words[:limit]
    if len(words) < 2:
        return separator.join(words)
    return separator.join(words[:-1]) + last + words[-1]


def counted(start=1, step=2, stop=7, name="n"):
    return ["%s%d" % (name, i) for i in range(start, stop, step)]


def keyword_only(x, *, scale=2.0, offset=0.5):
    return x * scale + offset


def optional_none(value=None):
    return -1 if value is None else value


class Shape:
    def __init__(self, name, sides=4):
        self.name = name
        self.sides = sides

    def grown(self, by=1):
        return self.sides + by

    @staticmethod
    def of(text, upper=False):
        return text.upper() if upper else text


class Round(Shape):
    def __init__(self):
        Shape.__init__(self, "round", 0)

    def grown(self, by=100):
        return by


def round_shape():
    return Round()
