"""Closures and iterators of Rust's."""

import gc

from rpython.rlib.rust import RustError, RustPanic


def apply(f, x):
    return f(x)


apply_mut = apply
apply_kept = apply
apply_shared = apply


def table(f, n):
    return [f(i) for i in range(n)]


def mapped(f, words):
    return list(map(f, words))


def sorted_by(words, key):
    return sorted(words, key=key)


def count(keep, words):
    found = 0
    for word in words:
        if keep(word):
            found += 1
    return found


def halved(f, x):
    return f(x, 1) + f(x / 4, 2)


def kinds(f):
    return [f(True, "a", 1), f(1 < 0, "ä", -1)]


def rows(f):
    junk = [[i] * 10 for i in range(100)]
    first = f([1, 2, 3], {"a": 1.5}, ("x", None))
    return first + [len(junk)]


def each(f, n):
    for i in range(n):
        f(i)


LOG = []


def careful(f, x):
    """What `finally` and `except` see."""
    del LOG[:]
    try:
        try:
            return f(x)
        except Exception as error:
            LOG.append("caught " + type(error).__name__ + ": " + str(error))
            return -1
    finally:
        LOG.append("finally")


def log():
    return list(LOG)


def swallow(f):
    try:
        return f()
    except RustPanic as panic:
        return "panic: " + str(panic)
    except RustError as error:
        return "error: " + str(error)


def from_error(f):
    try:
        return f()
    except RustError as error:
        raise KeyError("wrapped") from error


class Kept:
    def __init__(self, f):
        self.f = f

    def call(self, x):
        return self.f(x)


LENT = []


def keep_lent(f):
    LENT.append(f)
    return f(1)


def call_lent():
    return LENT[0](1)


def forget_lent():
    del LENT[:]


def keep(f):
    return Kept(f)


HOOKS = {}


def hook(name, f):
    HOOKS[name] = f


def unhook(name):
    """Lets it go at once, though it may be what runs."""
    del HOOKS[name]
    gc.collect()
    junk = [[i] for i in range(1000)]
    return len(junk)


def collect():
    """Finalizers of what nothing reaches have run behind this."""
    gc.collect()


def fire(name, text):
    return HOOKS[name](text)


def twice(f, x):
    """It is called while it runs, through Rust."""
    return f(f(x))


def nested(depth, f):
    if depth == 0:
        return f(0)
    return f(depth) + nested(depth - 1, f)


class Point:
    def __init__(self, x):
        self.x = x
        self.seen = 0


def visit(points, f):
    for point in points:
        point.seen += 1
        f(point)
    return sum([point.x for point in points])


def new_points(n):
    return [Point(i) for i in range(n)]


def churn(f, n):
    """Objects that are there before a call are there behind it."""
    total = 0
    for i in range(n):
        text = "before %d" % i
        items = [text, text + "!"]
        total += f(i)
        if items[1] != "before %d!" % i or len(text) != len("before ") + len(str(i)):
            return -1
    return total


def sum_of(f, n):
    result = 0
    for i in range(n):
        result += f(i)
    return result


def total(numbers):
    result = 0
    for number in numbers:
        result += number
    return result


total_kept = total


def longest(lines):
    found = ""
    for line in lines:
        if len(line) > len(found):
            found = line
    return found


def first_two(numbers):
    found = []
    for number in numbers:
        found.append(number)
        if len(found) == 2:
            break
    return found


def pairs(a, b):
    return [x + str(y) for x, y in zip(a, b)]


def options(items):
    return [-1 if item is None else item for item in items]


SOURCES = []


def keep_source(items):
    SOURCES.append(items)


def take(n):
    found = []
    for item in SOURCES[0]:
        found.append(item)
        if len(found) == n:
            break
    return found


def tried(f, x):
    try:
        return str(f(x))
    except KeyError as e:
        return f"no key {e}"
    except LookupError as e:
        return f"{type(e).__name__}: {e}"


def taken(items):
    found = []
    try:
        for item in items:
            found.append(item)
    except OSError as e:
        found.append(len(str(e)))
    return found
