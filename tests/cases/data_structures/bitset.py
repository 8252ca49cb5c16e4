class BitSet:
    BITS = 30

    def __init__(self, members=None):
        self.words = []
        for m in members or []:
            self.add(m)

    def add(self, i):
        if i < 0:
            raise ValueError(f'negative member {i}')
        word, bit = divmod(i, self.BITS)
        while len(self.words) <= word:
            self.words.append(0)
        self.words[word] |= 1 << bit

    def discard(self, i):
        if i in self:
            self.words[i // self.BITS] &= ~(1 << i % self.BITS)
            while self.words and not self.words[-1]:
                self.words.pop()

    def __contains__(self, i):
        word, bit = divmod(i, self.BITS)
        return 0 <= word < len(self.words) and bool(self.words[word] >> bit & 1)

    def __iter__(self):
        for n, word in enumerate(self.words):
            while word:
                low = word & -word
                yield n * self.BITS + low.bit_length() - 1
                word ^= low

    def __len__(self):
        return sum(bin(w).count('1') for w in self.words)

    def _zip(self, other):
        n = max(len(self.words), len(other.words))
        a = self.words + [0] * (n - len(self.words))
        return zip(a, other.words + [0] * (n - len(other.words)))

    @classmethod
    def _of(cls, words):
        result = cls()
        result.words = words
        while words and not words[-1]:
            words.pop()
        return result

    def __or__(self, other):
        return self._of([a | b for a, b in self._zip(other)])

    def __and__(self, other):
        return self._of([a & b for a, b in self._zip(other)])

    def __sub__(self, other):
        return self._of([a & ~b for a, b in self._zip(other)])

    def __xor__(self, other):
        return self._of([a ^ b for a, b in self._zip(other)])

    def __eq__(self, other):
        return self.words == other.words

    def __le__(self, other):
        return not self - other

    def __bool__(self):
        return bool(self.words)

    def __repr__(self):
        runs = []
        for i in self:
            if runs and runs[-1][1] == i - 1:
                runs[-1] = (runs[-1][0], i)
            else:
                runs.append((i, i))
        return '{' + ','.join(f'{a}' if a == b else f'{a}-{b}' for a, b in runs) + '}'


def subsets(n):
    for mask in range(1 << n):
        yield BitSet([i for i in range(n) if mask >> i & 1])


def exact_cover(universe, sets):
    """The first choice of disjoint sets that covers everything."""
    if not universe:
        return []
    first = min(universe)
    for name, s in sets:
        if first in s and s <= universe:
            rest = exact_cover(universe - s, sets)
            if rest is not None:
                return [name] + rest
    return None


def entry_point(argv):
    a, b = BitSet([1, 3, 5, 64, 65, 66, 200]), BitSet([3, 4, 5, 65])
    print(a, b, len(a), len(b), 64 in a, 63 in a, 10000 in a, -1 in a)
    print(a | b, a & b, a - b, a ^ b, BitSet([3, 65]) <= a, b <= a)
    c = BitSet([500])
    c.discard(500)
    c.discard(7)
    print(c, bool(c), c == BitSet(), len(c.words), list(a)[-2:])
    print(sum(1 for s in subsets(6) if len(s) == 3), [repr(s) for s in subsets(2)])
    sets = [('A', BitSet([1, 4, 7])), ('B', BitSet([1, 4])), ('C', BitSet([4, 5, 7])), ('D', BitSet([3, 5, 6])),
            ('E', BitSet([2, 3, 6, 7])), ('F', BitSet([2, 7]))]
    print(exact_cover(BitSet(list(range(1, 8))), sets), exact_cover(BitSet([1, 2, 9]), sets))
    try:
        a.add(-3)
    except ValueError as e:
        print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
