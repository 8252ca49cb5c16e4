"""Dicts whose values (or keys) may go when nothing else refers to them.

There are no weak references yet: these keep what is in them alive.
"""


class RWeakValueDictionary(object):
    """Values are instances."""

    def __init__(self, keyclass=None, valueclass=None):
        self._refs = {}

    def get(self, key):
        if key in self._refs:
            return self._refs[key]
        return None

    def set(self, key, value):
        if value is None:
            if key in self._refs:
                del self._refs[key]
        else:
            self._refs[key] = value


class RWeakKeyDictionary(object):
    """Keys are instances, compared by identity."""

    def __init__(self, keyclass=None, valueclass=None):
        self._items = {}

    def get(self, key):
        if key in self._items:
            return self._items[key]
        return None

    def set(self, key, value):
        if value is None:
            if key in self._items:
                del self._items[key]
        else:
            self._items[key] = value

    def length(self):
        return len(self._items)
