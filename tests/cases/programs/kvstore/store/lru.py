"""The items used last, in a list that is linked both ways."""


class Link:
    __slots__ = ['key', 'value', 'before', 'after']

    def __init__(self, key, value):
        self.key = key
        self.value = value
        self.before = None
        self.after = None


class LRU:
    def __init__(self, size):
        assert size > 0
        self.size = size
        self.links = {}
        self.first = None
        self.last = None
        self.hits = self.misses = self.evicted = 0

    def _unlink(self, link):
        if link.before is None:
            self.first = link.after
        else:
            link.before.after = link.after
        if link.after is None:
            self.last = link.before
        else:
            link.after.before = link.before
        link.before = link.after = None

    def _push(self, link):
        link.after = self.first
        if self.first is not None:
            self.first.before = link
        self.first = link
        if self.last is None:
            self.last = link

    def get(self, key):
        link = self.links.get(key)
        if link is None:
            self.misses += 1
            return None
        self.hits += 1
        self._unlink(link)
        self._push(link)
        return link.value

    def put(self, key, value):
        self.forget(key)
        if len(self.links) == self.size:
            oldest = self.last
            self._unlink(oldest)
            del self.links[oldest.key]
            self.evicted += 1
        link = Link(key, value)
        self.links[key] = link
        self._push(link)

    def forget(self, key):
        link = self.links.pop(key, None)
        if link is not None:
            self._unlink(link)
