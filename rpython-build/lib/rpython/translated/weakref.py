"""Containers of `weakref` in translated code. Their keys and values are instances."""

from weakref import ref


class WeakValueDictionary(object):
    """Values go when nothing else refers to them."""

    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self):
        self._refs = {}
        self._room = 16

    def __getitem__(self, key):
        found = self._refs[key]()
        if found is None:
            raise KeyError(key)
        return found

    def __setitem__(self, key, value):
        if len(self._refs) >= self._room:
            self._forget()
        self._refs[key] = ref(value)

    def __delitem__(self, key):
        del self._refs[key]

    def __contains__(self, key):
        found = self._refs.get(key, None)
        return found is not None and found() is not None

    def __len__(self):
        self._forget()
        return len(self._refs)

    def __iter__(self):
        return iter(self.keys())

    def get(self, key, default=None):
        found = self._refs.get(key, None)
        value = found() if found is not None else None
        return default if value is None else value

    def pop(self, key, default=None):
        value = self.get(key)
        if value is None:
            return default
        del self._refs[key]
        return value

    def setdefault(self, key, default):
        value = self.get(key)
        if value is None:
            self[key] = default
            return default
        return value

    def keys(self):
        self._forget()
        return list(self._refs.keys())

    def values(self):
        found = []
        for reference in self._refs.values():
            value = reference()
            if value is not None:
                found.append(value)
        return found

    def items(self):
        found = []
        for key, reference in self._refs.items():
            value = reference()
            if value is not None:
                found.append((key, value))
        return found

    def clear(self):
        self._refs.clear()

    def _forget(self):
        gone = []
        for key, reference in self._refs.items():
            if reference() is None:
                gone.append(key)
        for key in gone:
            del self._refs[key]
        self._room = 2 * len(self._refs) + 16


class WeakKeyDictionary(object):
    """Items go when nothing else refers to their keys, which count by equality."""

    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self):
        self._entries = {}
        self._room = 16

    def _find(self, key):
        """The entries with the key's hash, the dead ones left out."""
        entries = self._entries.get(hash(key), None)
        if entries is None:
            return []
        return [(reference, value) for reference, value in entries if reference() is not None]

    def __getitem__(self, key):
        for reference, value in self._find(key):
            if reference() == key:
                return value
        raise KeyError(key)

    def __setitem__(self, key, value):
        if len(self._entries) >= self._room:
            self._forget()
        kept = []
        place = ref(key)
        for reference, old in self._find(key):
            if reference() == key:
                place = reference
            else:
                kept.append((reference, old))
        kept.append((place, value))
        self._entries[hash(key)] = kept

    def __delitem__(self, key):
        found = self._find(key)
        kept = [(reference, value) for reference, value in found if reference() != key]
        if len(kept) == len(found):
            raise KeyError(key)
        self._keep(hash(key), kept)

    def _keep(self, number, kept):
        if len(kept) > 0:
            self._entries[number] = kept
        else:
            del self._entries[number]

    def __contains__(self, key):
        for reference, value in self._find(key):
            if reference() == key:
                return True
        return False

    def __len__(self):
        self._forget()
        count = 0
        for entries in self._entries.values():
            count += len(entries)
        return count

    def __iter__(self):
        return iter(self.keys())

    def get(self, key, default=None):
        for reference, value in self._find(key):
            if reference() == key:
                return value
        return default

    def items(self):
        found = []
        for entries in self._entries.values():
            for reference, value in entries:
                key = reference()
                if key is not None:
                    found.append((key, value))
        return found

    def keys(self):
        return [key for key, value in self.items()]

    def values(self):
        return [value for key, value in self.items()]

    def clear(self):
        self._entries.clear()

    def _forget(self):
        for number in list(self._entries.keys()):
            kept = [(reference, value) for reference, value in self._entries[number]
                    if reference() is not None]
            self._keep(number, kept)
        self._room = 2 * len(self._entries) + 16


class WeakSet(object):
    """Items go when nothing else refers to them; they count by equality."""

    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self):
        self._entries = {}
        self._room = 16

    def _find(self, item):
        entries = self._entries.get(hash(item), None)
        if entries is None:
            return []
        return [reference for reference in entries if reference() is not None]

    def add(self, item):
        if len(self._entries) >= self._room:
            self._forget()
        found = self._find(item)
        for reference in found:
            if reference() == item:
                return
        found.append(ref(item))
        self._entries[hash(item)] = found

    def discard(self, item):
        found = self._find(item)
        kept = [reference for reference in found if reference() != item]
        if len(kept) > 0:
            self._entries[hash(item)] = kept
        elif len(found) > 0:
            del self._entries[hash(item)]

    def remove(self, item):
        if item not in self:
            raise KeyError(item)
        self.discard(item)

    def __contains__(self, item):
        for reference in self._find(item):
            if reference() == item:
                return True
        return False

    def __len__(self):
        self._forget()
        count = 0
        for entries in self._entries.values():
            count += len(entries)
        return count

    def __iter__(self):
        found = []
        for entries in self._entries.values():
            for reference in entries:
                item = reference()
                if item is not None:
                    found.append(item)
        return iter(found)

    def clear(self):
        self._entries.clear()

    def _forget(self):
        for number in list(self._entries.keys()):
            kept = [reference for reference in self._entries[number] if reference() is not None]
            if len(kept) > 0:
                self._entries[number] = kept
            else:
                del self._entries[number]
        self._room = 2 * len(self._entries) + 16
