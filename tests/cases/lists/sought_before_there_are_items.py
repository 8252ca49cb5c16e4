"""What is looked for in a container before anything is in it is no item of it: a truth value among numbers, a
member of an enumeration among what its members are."""
import enum


class Colour(enum.IntEnum):
    RED = 1
    GREEN = 2


class Box:
    def __init__(self):
        self.items = []
        self.seen = set()
        self.names = {}

    def has(self, x):
        return self.items.count(x) + (1 if x in self.seen else 0)


def text(n):
    return "%d" % n


def entry_point(argv):
    box = Box()
    numbers = []
    table = {}
    seen = set()
    print(numbers.count(True), True in numbers, False in table, True in seen)
    print(Colour.RED in numbers, Colour.GREEN in table, Colour.RED in seen)
    for n in range(3):
        numbers.append(len(text(n)) + n)
        table[len(text(n)) * n] = text(n)
        seen.add(len(text(n)) - n)
    print(numbers, table, sorted(seen))
    print(numbers.count(True), True in numbers, False in table, True in seen)
    print(Colour.RED in numbers, Colour.GREEN in table, Colour.RED in seen)
    print(box.items.count(True), True in box.seen, box.names.get(True))
    box.items.append(len(argv))
    box.seen.add(len(argv))
    box.names[len(argv)] = "one"
    print(box.items, box.seen, box.names, box.items.count(True), True in box.seen, box.names.get(True))
    return 0
