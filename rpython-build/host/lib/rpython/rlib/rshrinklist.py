"""Lists that forget what is not needed."""


class AbstractShrinkList(object):
    """A list to append to. Now and then it drops the items that `must_keep` says no to, the others keep their order."""

    _mixin_ = True

    def __init__(self):
        self._items = []
        self._limit = 16

    def append(self, x):
        if len(self._items) >= self._limit:
            self._items = [item for item in self._items if self.must_keep(item)]
            self._limit = 16 + 2 * len(self._items)
        self._items.append(x)

    def items(self):
        """The list itself: to be read."""
        return self._items

    def must_keep(self, x):
        raise NotImplementedError
