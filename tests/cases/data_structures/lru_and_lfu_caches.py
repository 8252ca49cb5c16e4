from collections import OrderedDict
from typing import Dict


class Cache:
    def __init__(self, capacity: int) -> None:
        if capacity <= 0:
            raise ValueError(f'{type(self).__name__}: capacity {capacity}')
        self.capacity = capacity
        self.hits = 0
        self.misses = 0

    def get(self, key: str) -> int:
        value = self.look_up(key)
        if value < 0:
            self.misses += 1
            raise KeyError(key)
        self.hits += 1
        return value

    def look_up(self, key: str) -> int:
        raise NotImplementedError

    def put(self, key: str, value: int) -> None:
        raise NotImplementedError


class LRU(Cache):
    def __init__(self, capacity: int) -> None:
        super().__init__(capacity)
        self.data: 'OrderedDict[str, int]' = OrderedDict()

    def look_up(self, key: str) -> int:
        if key not in self.data:
            return -1
        self.data.move_to_end(key)
        return self.data[key]

    def put(self, key: str, value: int) -> None:
        self.data[key] = value
        self.data.move_to_end(key)
        if len(self.data) > self.capacity:
            self.data.popitem(last=False)

    def __str__(self) -> str:
        return ' '.join(f'{k}={v}' for k, v in self.data.items())


class LFU(Cache):
    def __init__(self, capacity: int) -> None:
        super().__init__(capacity)
        self.values: Dict[str, int] = {}
        self.uses: Dict[str, int] = {}
        self.buckets: Dict[int, Dict[str, bool]] = {}

    def _touch(self, key: str) -> None:
        n = self.uses[key]
        del self.buckets[n][key]
        if not self.buckets[n]:
            del self.buckets[n]
        self.uses[key] = n + 1
        self.buckets.setdefault(n + 1, {})[key] = True

    def look_up(self, key: str) -> int:
        if key not in self.values:
            return -1
        self._touch(key)
        return self.values[key]

    def put(self, key: str, value: int) -> None:
        if key in self.values:
            self.values[key] = value
            self._touch(key)
            return
        if len(self.values) == self.capacity:
            least = min(self.buckets)
            victim = next(iter(self.buckets[least]))
            del self.buckets[least][victim]
            del self.values[victim], self.uses[victim]
        self.values[key] = value
        self.uses[key] = 1
        self.buckets.setdefault(1, {})[key] = True

    def __str__(self) -> str:
        return ' '.join(f'{k}={v}/{self.uses[k]}' for k, v in self.values.items())


def drive(cache: Cache, trace: str) -> None:
    clock = 0
    for key in trace:
        clock += 1
        try:
            cache.get(key)
        except KeyError:
            cache.put(key, clock)
    print(f'{type(cache).__name__} {cache.hits}/{cache.misses}: {cache}')


def entry_point(argv):
    for trace in ('abcabcabc', 'aaabbcdaebf', ''):
        for cache in (LRU(3), LFU(3)):
            drive(cache, trace)
    lru = LRU(1)
    lru.put('x', 7)
    lru.put('y', 8)
    try:
        lru.get('x')
    except KeyError as e:
        print('evicted', e, lru.get('y'))
    for attempt in (0, -2):
        try:
            LFU(attempt)
        except ValueError as e:
            print(e)
    try:
        Cache(1).look_up('q')
    except NotImplementedError:
        print('abstract')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
