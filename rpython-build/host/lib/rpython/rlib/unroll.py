"""Loops that are unrolled at translation."""


class SpecTag:
    """Marks an object that the annotator must keep constant."""

    def _freeze_(self):
        return True


class unrolling_iterable(SpecTag):
    """A `for` loop over it is unrolled: each pass has its own constant item."""

    _meaning_ = "unrolled"

    def __init__(self, iterable):
        self._items = list(iterable)
        self._head = _unroller(self._items, 0)

    def __iter__(self):
        return iter(self._items)

    def __len__(self):
        return len(self._items)

    def get_unroller(self):
        return self._head


class _unroller(SpecTag):
    """A position in an unrolled loop."""

    def __init__(self, items, i):
        self._items = items
        self._i = i
        self._next = None

    def step(self):
        """The item here and the position behind it."""
        item = self._items[self._i]
        if self._next is None:
            self._next = _unroller(self._items, self._i + 1)
        return item, self._next


unrolling_zero = unrolling_iterable([0])
