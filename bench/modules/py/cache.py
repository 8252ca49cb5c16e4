"""A cache that forgets what was used least recently."""


class Entry(object):
    def __init__(self, key, value):
        self.key = key
        self.value = value
        self.older = None
        self.newer = None


class Cache(object):
    def __init__(self, capacity):
        if capacity < 1:
            raise ValueError("a cache has room for an entry")
        self.capacity = capacity
        self.entries = {}
        self.oldest = None
        self.newest = None
        self.hits = 0
        self.misses = 0

    def unlink(self, entry):
        if entry.older is not None:
            entry.older.newer = entry.newer
        else:
            self.oldest = entry.newer
        if entry.newer is not None:
            entry.newer.older = entry.older
        else:
            self.newest = entry.older
        entry.older = entry.newer = None

    def append(self, entry):
        entry.older = self.newest
        if self.newest is not None:
            self.newest.newer = entry
        else:
            self.oldest = entry
        self.newest = entry

    def get(self, key):
        entry = self.entries.get(key)
        if entry is None:
            self.misses += 1
            return None
        self.hits += 1
        self.unlink(entry)
        self.append(entry)
        return entry.value

    def put(self, key, value):
        if key in self.entries:
            self.unlink(self.entries.pop(key))
        elif len(self.entries) == self.capacity:
            oldest = self.oldest
            self.unlink(oldest)
            del self.entries[oldest.key]
        entry = Entry(key, value)
        self.entries[key] = entry
        self.append(entry)

    def keys(self):
        entry = self.oldest
        while entry is not None:
            yield entry.key
            entry = entry.newer


def replay(keys, capacity):
    cache = Cache(capacity)
    for key in keys:
        if cache.get(key) is None:
            cache.put(key, "value of " + key)
    return (cache.hits, cache.misses, [key for key in cache.keys()])
