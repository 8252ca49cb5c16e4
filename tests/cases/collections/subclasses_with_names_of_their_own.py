# alone: what a class below `deque` holds is shared with what others hold.
# Classes of the program below those of the library, with attributes that happen to be called as what these keep themselves.
from array import array
from collections import deque


class Window(deque):
    def __init__(self, size):
        deque.__init__(self, maxlen=size)
        self._items = "items"
        self._max = "max"
        self._head = 1.5
        self._changes = [size]

    def _list(self):
        return self._items + self._max


class Numbers(array):
    def set(self, name):
        self._items = name
        self._at = [name]

    def _new(self):
        return self._items


def entry_point(argv):
    w = Window(2)
    for i in range(5):
        w.append(i)
    print(list(w), w._items, w._max, w._head, w._changes, w._list(), w.maxlen)
    n = Numbers("i", [1, 2, 3])
    n.set("name")
    n.append(4)
    print(n.tolist(), n._items, n._at, n._new(), n[1:].tolist())
    return 0
