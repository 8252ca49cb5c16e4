TOMBSTONE = -2
EMPTY = -1


class OpenAddressing:
    """Keys and values in arrays of their own; linear, quadratic or double hashing."""

    def __init__(self, probe='linear', size=8):
        if probe not in ('linear', 'quadratic', 'double'):
            raise ValueError(f'probe {probe!r}')
        self.probe = probe
        self.size = size
        self.state = [EMPTY] * size
        self.keys = [''] * size
        self.values = [0] * size
        self.used = self.filled = 0
        self.probes = 0

    @staticmethod
    def hash(key):
        h = 5381
        for c in key:
            h = (h * 33 + ord(c)) & 0x7FFFFFFF
        return h

    def sequence(self, key):
        h = self.hash(key)
        step = h // self.size | 1
        for i in range(self.size):
            self.probes += 1
            if self.probe == 'linear':
                yield (h + i) % self.size
            elif self.probe == 'quadratic':
                yield (h + i * (i + 1) // 2) % self.size
            else:
                yield (h + i * step) % self.size

    def find(self, key):
        free = -1
        for i in self.sequence(key):
            if self.state[i] == EMPTY:
                return False, (i if free < 0 else free)
            if self.state[i] == TOMBSTONE:
                free = i if free < 0 else free
            elif self.keys[i] == key:
                return True, i
        return False, free

    def __setitem__(self, key, value):
        if (self.filled + 1) * 3 > self.size * 2:
            self.resize()
        found, i = self.find(key)
        if not found:
            self.used += 1
            self.filled += self.state[i] == EMPTY
        self.state[i], self.keys[i], self.values[i] = 1, key, value

    def __getitem__(self, key):
        found, i = self.find(key)
        if not found:
            raise KeyError(key)
        return self.values[i]

    def __delitem__(self, key):
        found, i = self.find(key)
        if not found:
            raise KeyError(key)
        self.state[i] = TOMBSTONE
        self.used -= 1

    def resize(self):
        old = list(self.items())
        self.size = max(8, 1 << (self.used * 2).bit_length())
        self.state = [EMPTY] * self.size
        self.keys = [''] * self.size
        self.values = [0] * self.size
        self.used = self.filled = 0
        for k, v in old:
            self[k] = v

    def items(self):
        for s, k, v in zip(self.state, self.keys, self.values):
            if s == 1:
                yield k, v

    def __len__(self):
        return self.used


class RobinHood(OpenAddressing):
    def distance(self, i):
        return (i - self.hash(self.keys[i])) % self.size

    def __setitem__(self, key, value):
        if (self.used + 1) * 3 > self.size * 2:
            self.resize()
        i, d = self.hash(key) % self.size, 0
        while self.state[i] == 1:
            if self.keys[i] == key:
                self.values[i] = value
                return
            if self.distance(i) < d:
                d2 = self.distance(i)
                self.keys[i], key = key, self.keys[i]
                self.values[i], value = value, self.values[i]
                d = d2
            i, d = (i + 1) % self.size, d + 1
        self.used += self.state[i] != 1
        self.state[i], self.keys[i], self.values[i] = 1, key, value


def entry_point(argv):
    words = [f'{a}{b}' for a in ('red', 'green', 'blue') for b in range(12)]
    tables = [OpenAddressing(), OpenAddressing('quadratic'), OpenAddressing('double'), RobinHood()]
    for t in tables:
        for i, w in enumerate(words):
            t[w] = i
        for w in words[::3]:
            if not isinstance(t, RobinHood):
                del t[w]
        t['red1'] = -1
        t['new'] = 7
        total = sum(v for _, v in t.items())
        print(type(t).__name__, t.probe, len(t), t.size, total, t['red1'], t['new'], 0 < t.probes < 400)
        print('  ', sorted(k for k, _ in t.items())[:4])
    print(max(tables[3].distance(i) for i in range(tables[3].size) if tables[3].state[i] == 1) < 8)
    for key in ('red0', 'nope'):
        try:
            print(tables[0][key])
        except KeyError as e:
            print('KeyError:', e)
    try:
        del tables[1]['nope']
    except KeyError as e:
        print('KeyError:', e)
    try:
        OpenAddressing('random')
    except ValueError as e:
        print('ValueError:', e)
    print(OpenAddressing.hash(''), OpenAddressing.hash('a'), OpenAddressing.hash('größe'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
