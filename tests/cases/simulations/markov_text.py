TEXT = """the cat sat on the mat the dog sat on the log the cat saw the dog and the dog saw the cat
and the mat was on the log and the cat was on the mat"""


class Lcg:
    def __init__(self, seed):
        self.state = seed & 0xFFFFFFFF

    def next(self, n):
        if n <= 0:
            raise ValueError('nothing to choose from')
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.state >> 16) % n

    def flip(self):
        return self.next(2) == 1


class Chain:
    def __init__(self, order):
        self.order = order
        self.following = {}
        self.starts = []

    def learn(self, words):
        for i in range(len(words) - self.order):
            key = tuple(words[i:i + self.order])
            self.following.setdefault(key, []).append(words[i + self.order])
            if i == 0 or words[i - 1] == 'and':
                self.starts.append(key)

    def generate(self, rng, limit):
        key = self.starts[rng.next(len(self.starts))]
        yield from key
        for _ in range(limit - self.order):
            options = self.following.get(key)
            if options is None:
                return
            word = options[rng.next(len(options))]
            yield word
            key = key[1:] + (word,)

    def probability(self, key, word):
        options = self.following[key]
        return options.count(word) / len(options)


def distribution(chain):
    return sorted((len(v), ' '.join(k)) for k, v in chain.following.items())[-3:]


def entry_point(argv):
    words = TEXT.split()
    for order in (1, 2):
        chain = Chain(order)
        chain.learn(words)
        for seed in (1, 2, 3):
            print(order, seed, ' '.join(chain.generate(Lcg(seed), 12)))
        print(distribution(chain))
    one = Chain(1)
    one.learn(words)
    print(round(one.probability(('the',), 'cat'), 4), one.probability(('sat',), 'on'))
    try:
        one.probability(('zebra',), 'x')
    except KeyError as e:
        print('KeyError', e)
    try:
        list(Chain(3).generate(Lcg(5), 10))
    except ValueError as e:
        print(e)
    rolls = [Lcg(42).next(6) + 1 for _ in range(3)]
    rng = Lcg(42)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.next(6)] += 1
    print(rolls, sum(counts), all(900 < c < 1100 for c in counts), [Lcg(s).flip() for s in range(6)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
