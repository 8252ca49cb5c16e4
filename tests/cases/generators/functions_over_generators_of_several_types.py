def repeat(x):
    while True:
        yield x


def first(it):
    for x in it:
        return x


def second(it):
    next(it)
    return first(it)


def take(it, n):
    found = []
    for x in it:
        if len(found) == n:
            break
        found.append(x)
    return found


def pairs(it):
    before = None
    for x in it:
        if before is not None:
            yield before, x
        before = x


def mapped(f, it):
    for x in it:
        yield f(x)


def countdown(n):
    while n > 0:
        yield n
        n -= 1


def letters(text):
    for c in text:
        yield c


class Repeater:
    def __init__(self, x):
        self.x = x

    def __iter__(self):
        return self

    def __next__(self):
        return self.x


def entry_point(argv):
    print(first(repeat(1)) + 1)
    print(first(repeat("s")) + "!")
    print(first(repeat([1.5]))[0])
    print(second(repeat(2)) + 1, second(repeat("t")) + "!")
    print(take(repeat(7), 3), take(repeat("u"), 2))
    print(take(countdown(3), 5), take(letters("abc"), 5))
    print(first(countdown(3)) + first(countdown(4)))
    print([a + b for a, b in pairs(letters("xyz"))])
    print([a - b for a, b in pairs(countdown(4))])
    print(take(mapped(str, countdown(2)), 2), take(mapped(len, letters("pq")), 2))
    print(first(Repeater(5)) + 1, first(Repeater("v")) + "!")
    print(first(iter([8])) + 1, first(iter(["w"])) + "!")
    return 0
