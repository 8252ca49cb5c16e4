class BitArray:
    def __init__(self, size):
        self.size = size
        self.words = [0] * ((size + 31) // 32)

    def __getitem__(self, i):
        return bool(self.words[i >> 5] >> (i & 31) & 1)

    def __setitem__(self, i, on):
        if on:
            self.words[i >> 5] |= 1 << (i & 31)
        else:
            self.words[i >> 5] &= ~(1 << (i & 31))

    def count(self):
        return sum(bin(w).count('1') for w in self.words)


def fnv1a(text, seed):
    h = (2166136261 ^ seed) & 0xFFFFFFFF
    for b in text.encode('utf-8'):
        h = ((h ^ b) * 16777619) & 0xFFFFFFFF
    h ^= h >> 15
    return h


class BloomFilter:
    def __init__(self, bits, hashes):
        if bits < 8 or hashes < 1:
            raise ValueError(f'bits={bits}, hashes={hashes}')
        self.bits = BitArray(bits)
        self.hashes = hashes
        self.added = 0

    def positions(self, word):
        a, b = fnv1a(word, 0), fnv1a(word, 0x9747b28c) | 1
        return [(a + i * b) % self.bits.size for i in range(self.hashes)]

    def add(self, word):
        new = False
        for p in self.positions(word):
            if not self.bits[p]:
                new = True
                self.bits[p] = True
        self.added += new
        return new

    def __contains__(self, word):
        return all(self.bits[p] for p in self.positions(word))

    def __or__(self, other):
        if self.bits.size != other.bits.size or self.hashes != other.hashes:
            raise TypeError('filters of different shapes')
        result = BloomFilter(self.bits.size, self.hashes)
        result.bits.words = [a | b for a, b in zip(self.bits.words, other.bits.words)]
        return result


class CountMinSketch:
    def __init__(self, width, depth):
        self.rows = [[0] * width for _ in range(depth)]

    def add(self, word, n=1):
        for seed, row in enumerate(self.rows):
            row[fnv1a(word, seed * 7919) % len(row)] += n

    def estimate(self, word):
        return min(row[fnv1a(word, seed * 7919) % len(row)] for seed, row in enumerate(self.rows))


def entry_point(argv):
    f = BloomFilter(512, 3)
    words = [f'word{i}' for i in range(40)] + ['größe', '']
    print(sum(f.add(w) for w in words), f.added, f.bits.count())
    print(all(w in f for w in words), f.add('word7'))
    false = [f'other{i}' for i in range(500) if f'other{i}' in f]
    print(len(false) < 40, 'word39' in f)
    g = BloomFilter(512, 3)
    g.add('only in g')
    both = f | g
    print('only in g' in both, 'word1' in both, 'only in g' in f)
    for bits, hashes in ((4, 1), (64, 0)):
        try:
            BloomFilter(bits, hashes)
        except ValueError as e:
            print(e)
    try:
        f | BloomFilter(256, 3)
    except TypeError as e:
        print(e)
    sketch = CountMinSketch(64, 4)
    text = 'to be or not to be that is the question to'.split()
    for w in text:
        sketch.add(w)
    print([(w, sketch.estimate(w)) for w in ('to', 'be', 'question', 'absent')], fnv1a('abc', 0))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
