class Policy:
    """Which way of a full set goes."""

    def __init__(self, ways):
        self.ways = ways
        self.order = []

    def touch(self, way, new):
        pass

    def victim(self):
        raise NotImplementedError(type(self).__name__)


class FIFO(Policy):
    def touch(self, way, new):
        if new:
            self.order.append(way)

    def victim(self):
        return self.order.pop(0)


class LRU(Policy):
    def touch(self, way, new):
        if way in self.order:
            self.order.remove(way)
        self.order.append(way)

    def victim(self):
        return self.order.pop(0)


class Random(Policy):
    def __init__(self, ways):
        Policy.__init__(self, ways)
        self.state = 7

    def victim(self):
        self.state = self.state * 69069 + 1 & 0xFFFFFFFF
        return (self.state >> 16) % self.ways


class Cache:
    def __init__(self, sets, ways, line, policy):
        for what, n in (('sets', sets), ('line', line)):
            if n <= 0 or n & (n - 1):
                raise ValueError(f'{what}={n} is not a power of two')
        self.line = line
        self.tags = [[-1] * ways for _ in range(sets)]
        self.dirty = [[False] * ways for _ in range(sets)]
        self.policies = [policy(ways) for _ in range(sets)]
        self.stats = {'hit': 0, 'miss': 0, 'evict': 0, 'write back': 0}

    def access(self, address, write=False):
        block = address // self.line
        s = block % len(self.tags)
        tag = block // len(self.tags)
        tags, policy = self.tags[s], self.policies[s]
        if tag in tags:
            way = tags.index(tag)
            self.stats['hit'] += 1
            policy.touch(way, False)
        else:
            self.stats['miss'] += 1
            if -1 in tags:
                way = tags.index(-1)
            else:
                way = policy.victim()
                self.stats['evict'] += 1
                if self.dirty[s][way]:
                    self.stats['write back'] += 1
            tags[way] = tag
            self.dirty[s][way] = False
            policy.touch(way, True)
        if write:
            self.dirty[s][way] = True

    @property
    def rate(self):
        total = self.stats['hit'] + self.stats['miss']
        return self.stats['hit'] / total


def loop(n, stride):
    for _ in range(4):
        for i in range(n):
            yield i * stride, i % 5 == 0


def transpose(n):
    for i in range(n):
        for j in range(n):
            yield (i * n + j) * 4, False
            yield 4096 + (j * n + i) * 4, True


def entry_point(argv):
    for name, trace in (('loop', list(loop(20, 8))), ('stride', list(loop(12, 64))), ('transpose', list(transpose(12)))):
        for policy in [FIFO, LRU, Random]:
            cache = Cache(4, 2, 16, policy)
            for address, write in trace:
                cache.access(address, write)
            print(f'{name:<10}{policy.__name__:<7}{cache.rate:7.2%} {cache.stats}')
    try:
        Cache(3, 1, 16, LRU)
    except ValueError as e:
        print(e)
    try:
        print(Cache(2, 1, 16, LRU).rate)
    except ZeroDivisionError:
        print('no accesses yet')
    plain = Cache(1, 1, 4, Policy)
    plain.access(0)
    try:
        plain.access(4)
    except NotImplementedError as e:
        print('NotImplementedError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
