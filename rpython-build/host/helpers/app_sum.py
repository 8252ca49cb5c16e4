"""`sum`, in ordinary Python, for translated code.

Each is made anew for the types of its arguments. An integer that does not fit a word raises where it does in the program's own
files.
"""
__specialize__ = "types"
__overflow__ = True


def sum_of(xs):
    total = 0
    for x in xs:
        total = total + x
    return total


def sum_of_objects(xs):
    it = iter(xs)
    try:
        first = next(it)
    except StopIteration:
        raise TypeError("sum() of no objects needs a start: 0 is none of them")
    total = 0 + first
    while True:
        try:
            x = next(it)
        except StopIteration:
            return total
        total = total + x


def sum_from(xs, start):
    total = start
    for x in xs:
        total = total + x
    return total
