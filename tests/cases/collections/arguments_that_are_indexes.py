"""What has `__index__`, and truth values, as places, counts and items; the same while the program is imported."""
from array import array
from collections import deque
from itertools import combinations, islice, product, repeat
import operator


class Index:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n


def arrays(out):
    a = array("b", [1, 2, 3, 4])
    out.append(a[Index(1)])
    a[Index(0)] = 7
    a[True] = Index(8)
    del a[Index(2)]
    out.append(a.pop(Index(-1)))
    a.insert(Index(0), Index(9))
    a.append(True)
    a.extend([False, True])
    a.fromlist([True, 5])
    out.extend(a.tolist())
    out.extend((a * Index(2)).tolist())
    b = array("i", [True, False])
    b.append(True)
    out.extend(b.tolist())
    out.append(b.count(True))
    return repr(b) + repr(array("d", [True, 2]))


def deques(out):
    d = deque([1, 2, 3, 4])
    out.append(d[Index(1)])
    d[Index(0)] = 7
    del d[Index(1)]
    d.rotate(Index(1))
    d.insert(Index(0), 9)
    d *= Index(2)
    out.extend(d)
    d.rotate(True)
    out.extend(d * True)
    try:
        deque([1], maxlen=1.5)
    except TypeError as e:
        return str(e)
    return ""


def iterators(out):
    out.extend(islice([1, 2, 3, 4], Index(2)))
    out.extend(islice([1, 2, 3, 4], Index(1), Index(4), Index(2)))
    out.extend(repeat(5, Index(2)))
    out.extend([a + b for a, b in combinations([1, 2, 3], Index(2))])
    out.append(len(list(product([1, 2], repeat=Index(3)))))
    out.append(operator.index(Index(3)))
    out.append(operator.index(True))
    try:
        operator.index("x")
    except TypeError as e:
        return str(e)
    return ""


def at_once():
    text = ""
    a = array("b", [1])
    try:
        a.fromlist([1, 2, 300])
    except OverflowError as e:
        text += "%s %r" % (e, a)
    try:
        a.extend([1, 2, 300])
    except OverflowError as e:
        text += "%s %r" % (e, a)
    return text


def both():
    out = [0][:0]
    texts = [arrays(out), deques(out), iterators(out), at_once()]
    return out, texts


IMPORTED = both()


def entry_point(argv):
    numbers, texts = both()
    print(numbers)
    print(texts)
    print(numbers == IMPORTED[0], texts == IMPORTED[1])
    return 0
