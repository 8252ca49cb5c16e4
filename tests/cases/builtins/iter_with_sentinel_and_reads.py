class Source:
    def __init__(self, text):
        self.text = text
        self.at = 0

    def read(self, n=1):
        part = self.text[self.at:self.at + n]
        self.at += n
        return part

    def number(self):
        self.at += 1
        return self.at * 3 % 7


def dice(seed):
    state = seed

    def roll():
        nonlocal state
        state = (state * 5 + 3) % 16
        return state % 6 + 1
    return roll


def entry_point(argv):
    n = len(argv)
    s = Source('abcdef')
    print(list(iter(s.read, '')), list(iter(Source('xyz').read, 'z')))
    print(list(iter(Source('').number, 0)), [x for x in iter(dice(n), 6)])
    chunks = []
    src = Source('hello world')
    for part in iter(lambda: src.read(4), ''):
        chunks.append(part)
    print(chunks)
    it = iter(dice(2), 1)
    print(next(it), next(it, 'over'[0] and 9), next(it, 9))
    pop = [3, 1, 0, 2]
    print(list(iter(pop.pop, 0)), pop)
    print(max(iter(dice(2), 4), default=0), sum(iter(Source('q').number, 2)))
    count = 0
    for a, b in zip(iter(dice(3), 5), 'abcdefgh'):
        count += 1
    print(count, list(enumerate(iter(Source('mn').read, ''))))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
