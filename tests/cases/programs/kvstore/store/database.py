from .lru import LRU


class Change:
    """What a key was before."""

    def __init__(self, key, value):
        self.key = key
        self.value = value


class Database:
    def __init__(self, journal, cache_size):
        self.journal = journal
        self.values = {}
        self.expiry = {}
        self.now = 0
        self.transactions = []
        self.cache = LRU(cache_size)

    def get(self, key):
        if key in self.expiry and self.expiry[key] <= self.now:
            self.delete(key)
        found = self.cache.get(key)
        if found is None:
            found = self.values.get(key)
            if found is not None:
                self.cache.put(key, found)
        return found

    def _remember(self, key):
        if self.transactions:
            self.transactions[-1].append(Change(key, self.values.get(key)))

    def set(self, key, value):
        self._remember(key)
        self.values[key] = value
        self.cache.put(key, value)
        self.journal.record('set', key, value)

    def delete(self, key):
        if key not in self.values:
            return False
        self._remember(key)
        del self.values[key]
        self.expiry.pop(key, 0)
        self.cache.forget(key)
        self.journal.record('del', key)
        return True

    def begin(self):
        self.transactions.append([])

    def commit(self):
        changes = self.transactions.pop()
        if self.transactions:
            self.transactions[-1].extend(changes)
        return len(changes)

    def rollback(self):
        changes = self.transactions.pop()
        outer, self.transactions = self.transactions, []
        for change in reversed(changes):
            if change.value is None:
                self.delete(change.key)
            else:
                self.set(change.key, change.value)
        self.transactions = outer
        return len(changes)

    def same_as(self, other):
        return self.values == other.values
