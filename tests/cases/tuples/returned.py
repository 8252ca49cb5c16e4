"""Tuples, boxes and other new objects that functions return: callers that take them apart, and callers that keep
them."""

from typing import NamedTuple, Optional


class Failed(Exception):
    pass


class Place(NamedTuple):
    row: int
    name: str


class Pair(object):
    def __init__(self, left, right):
        self.left = left
        self.right = right


class Named(Pair):
    def __init__(self, left, right, name):
        Pair.__init__(self, left, right)
        self.name = name


def divide(a, b):
    if b == 0:
        return (0, -1)
    q = 0
    while a >= b:
        a -= b
        q += 1
        if q > 1000:
            raise Failed()
    return q, a


def find(xs: list[int], x: int) -> Optional[int]:
    i = 0
    while i < len(xs):
        if xs[i] == x:
            return i
        i += 1
    return None


def find_twice(xs: list[int], x: int) -> Optional[int]:
    i = find(xs, x)
    if i is None:
        return find(xs, x + 1)
    return i


def ratio(a: int, b: int) -> Optional[float]:
    total = 0.0
    for i in range(a):
        total += i
    if b == 0:
        return None
    if b < 0:
        return 0.5
    return total / b


def word(text, start):
    i = start
    while i < len(text) and text[i] == " ":
        i += 1
    begin = i
    while i < len(text) and text[i] != " ":
        i += 1
    if i == begin:
        return None
    return text[begin:i], i


def nested(a, b):
    x, y = divide(a, b)
    z = 0
    while z < 3:
        z += x
        if x == 0:
            break
    return (x, (y, z)), str(x) + "!"


def deep(n: int) -> tuple[int, str]:
    if n == 0:
        return 0, "leaf"
    d, name = deep(n - 1)
    return d + 1, name + "."


def even(n: int) -> tuple[bool, int]:
    if n == 0:
        return True, 0
    b, steps = odd(n - 1)
    return b, steps + 1


def odd(n: int) -> tuple[bool, int]:
    if n == 0:
        return False, 0
    b, steps = even(n - 1)
    return b, steps + 1


def place(n):
    name = ""
    for i in range(n):
        name += chr(97 + i)
    return Place(n, name)


def cross(p, q):
    x = p.left * q.right
    while x > 1000:
        x -= 1000
    return Named(x, p.right * q.left, "crossed")


def same_name(n, closed):
    try:
        if n > 3:
            raise Failed()
        if n == 2:
            return n, "two"
        return n + 1, "more"
    finally:
        closed.append(n)


def check(a, b):
    try:
        q, r = divide(a, b)
    except Failed:
        return -99
    return q * 10 + r


def test_taken_apart():
    assert [check(17, 5), check(3, 0), check(5000, 1)] == [32, -1, -99]
    xs = [3, 1, 4, 1, 5]
    got = []
    for x in range(7):
        i = find_twice(xs, x)
        got.append(-1 if i is None else i)
    assert got == [1, 1, 0, 0, 2, 4, -1]
    r = ratio(5, 4)
    assert r is not None and r == 2.5
    assert ratio(5, 0) is None
    half = ratio(1, -1)
    assert half is not None and half == 0.5


def test_words():
    text = "the quick  bröwn fox "
    at = 0
    words = []
    while True:
        found = word(text, at)
        if found is None:
            break
        name, at = found
        words.append(name + str(at))
    assert words == ["the3", "quick9", "bröwn16", "fox20"]


def test_nested():
    (x, (y, z)), text = nested(17, 5)
    assert (x, y, z, text) == (3, 2, 3, "3!")
    inner = nested(1, 5)[0][1]
    assert inner == (1, 0)


def test_recursion():
    assert deep(5) == (5, "leaf.....")
    d, name = deep(3)
    assert d == 3 and name == "leaf..."
    assert even(7) == (False, 7)
    b, steps = odd(6)
    assert not b and steps == 6


def test_objects():
    p = place(4)
    assert p.row == 4 and p.name == "abcd"
    row, name = place(2)
    assert row == 2 and name == "ab"
    c = cross(Pair(70, 3), Pair(4, 60))
    assert (c.left, c.right, c.name) == (200, 12, "crossed")
    assert cross(Pair(1, 1), Pair(1, 1)).left == 1


def test_kept():
    kept = [divide(i, 3) for i in range(5)]
    assert kept == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]
    q, r = divide(100, 7)
    assert q == 14 and r == 2
    boxes = [find([5, 6], 6), find([5, 6], 7)]
    assert boxes[0] == 1 and boxes[1] is None
    places = {place(i).name: place(i) for i in range(3)}
    assert places["ab"].row == 2
    crossed = cross(Pair(2, 3), Pair(4, 5))
    same = crossed
    assert same is crossed and isinstance(same, Pair)


def test_finally():
    closed: list[int] = []
    n, name = same_name(2, closed)
    assert (n, name) == (2, "two")
    total = 0
    for i in range(5):
        try:
            m, name = same_name(i, closed)
            total += m + len(name)
        except Failed:
            total += 100
    assert total == 124 and closed == [2, 0, 1, 2, 3, 4]


def entry_point(argv):
    test_taken_apart()
    test_words()
    test_nested()
    test_recursion()
    test_objects()
    test_kept()
    test_finally()
    print("done")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
