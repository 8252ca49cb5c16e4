"""Stable sorting with an order of the program's own."""


def make_timsort_class(getitem=None, setitem=None, length=None, getitem_slice=None, lt=None):
    """A class whose instances sort a list: override `lt`, or give it here."""
    if getitem is None:
        def getitem(list, item):
            return list[item]
    if setitem is None:
        def setitem(list, item, value):
            list[item] = value
    if length is None:
        def length(list):
            return len(list)
    if lt is None:
        def lt(a, b):
            return a < b

    class TimSort(object):
        def __init__(self, list, listlength=-1):
            self.list = list
            self.listlength = length(list) if listlength < 0 else listlength

        def lt(self, a, b):
            return lt(a, b)

        def le(self, a, b):
            return not self.lt(b, a)

        def sort(self):
            n = self.listlength
            if n < 2:
                return
            start = 0
            # Runs by insertion, then merges of twice the length.
            while start < n:
                stop = min(start + 8, n)
                self._insertion(start, stop)
                start = stop
            width = 8
            while width < n:
                start = 0
                while start + width < n:
                    self._merge(start, start + width, min(start + 2 * width, n))
                    start += 2 * width
                width *= 2

        def _insertion(self, start, stop):
            i = start + 1
            while i < stop:
                item = getitem(self.list, i)
                j = i
                while j > start and self.lt(item, getitem(self.list, j - 1)):
                    setitem(self.list, j, getitem(self.list, j - 1))
                    j -= 1
                setitem(self.list, j, item)
                i += 1

        def _merge(self, start, middle, stop):
            if not self.lt(getitem(self.list, middle), getitem(self.list, middle - 1)):
                return
            left = []
            i = start
            while i < middle:
                left.append(getitem(self.list, i))
                i += 1
            i = 0
            j = middle
            k = start
            while i < len(left) and j < stop:
                item = getitem(self.list, j)
                if self.lt(item, left[i]):
                    setitem(self.list, k, item)
                    j += 1
                else:
                    setitem(self.list, k, left[i])
                    i += 1
                k += 1
            while i < len(left):
                setitem(self.list, k, left[i])
                i += 1
                k += 1

    return TimSort


TimSort = make_timsort_class()
