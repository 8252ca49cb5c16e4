from texts import NAME, label

stack = []


class Odd:
    def __repr__(self):
        """Nothing calls it, and it does not translate."""
        return "odd: " + self.what


class Failure(Exception):
    def __init__(self, text):
        super().__init__(text)
        self.text = text
        self.odd = Odd()
        self.odds = [self.odd]


def name():
    return NAME


def add(a, b):
    return a + b + 1000


def push(text):
    stack.append(text)
    return len(stack)


def describe(xs):
    total = 0
    for x in xs:
        total += x
    return label(" + ".join([str(x) for x in xs])), total


def fail(why):
    raise Failure(NAME + " says " + why)
