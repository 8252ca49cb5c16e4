"""Weak references, and dicts whose values or keys go when nothing else refers to them."""

from weakref import ref

from rpython.rlib.objectmodel import compute_identity_hash, we_are_translated


class RWeakValueDictionary(object):
    """Values are instances of `valueclass`; keys are what `keyclass` says."""

    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, keyclass=None, valueclass=None):
        self._refs = {}
        self._room = 16

    def get(self, key):
        """The value, or `None`."""
        found = self._refs.get(key, None)
        if found is None:
            return None
        return found()

    def set(self, key, value):
        """`None` for the value removes the key."""
        if value is None:
            if key in self._refs:
                del self._refs[key]
            return
        if len(self._refs) >= self._room:
            self._forget()
        self._refs[key] = ref(value)

    def _forget(self):
        gone = []
        for key, found in self._refs.items():
            if found() is None:
                gone.append(key)
        for key in gone:
            del self._refs[key]
        self._room = 2 * len(self._refs) + 16


class RWeakKeyDictionary(object):
    """Keys are instances of `keyclass`, compared by identity; values are instances of `valueclass`."""

    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, keyclass=None, valueclass=None):
        self._entries = {}
        self._count = 0
        self._room = 16
        self._placed = we_are_translated()

    def _find(self, number):
        """The entries with an identity. What was put here while the program was imported had another
        one then."""
        if we_are_translated() and not self._placed:
            self._placed = True
            old = list(self._entries.values())
            self._entries.clear()
            self._count = 0
            for entries in old:
                for reference, value in entries:
                    self.set(reference(), value)
        return self._entries.get(number, None)

    def get(self, key):
        """The value, or `None`."""
        entries = self._find(compute_identity_hash(key))
        if entries is not None:
            for reference, value in entries:
                if reference() is key:
                    return value
        return None

    def set(self, key, value):
        """`None` for the value removes the key."""
        if self._count >= self._room:
            self._forget()
        number = compute_identity_hash(key)
        entries = self._find(number)
        if entries is None:
            if value is not None:
                self._entries[number] = [(ref(key), value)]
                self._count += 1
            return
        kept = [(reference, old) for reference, old in entries
                if reference() is not None and reference() is not key]
        if value is not None:
            kept.append((ref(key), value))
        self._count += len(kept) - len(entries)
        if len(kept) > 0:
            self._entries[number] = kept
        else:
            del self._entries[number]

    def length(self):
        """How many keys still live."""
        self._forget()
        return self._count

    def _forget(self):
        count = 0
        for number in list(self._entries.keys()):
            kept = [(reference, value) for reference, value in self._entries[number]
                    if reference() is not None]
            if len(kept) > 0:
                self._entries[number] = kept
                count += len(kept)
            else:
                del self._entries[number]
        self._count = count
        self._room = 2 * count + 16
