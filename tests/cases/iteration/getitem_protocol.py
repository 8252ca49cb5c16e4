class Squares:
    def __init__(self, n):
        self.n = n

    def __getitem__(self, i):
        if i >= self.n:
            raise IndexError(i)
        return i * i


class Text:
    def __init__(self, s):
        self.s = s

    def __getitem__(self, i):
        return self.s[i]

    def __len__(self):
        return len(self.s)


def entry_point(argv):
    s = Squares(len(argv) + 3)
    for x in s:
        print(x)
    print(list(s), sum(s), 9 in s, 8 in s)
    print([a + b for a, b in zip(s, Text('xyz')) if a is None] if False else list(Text('abc')))
    for i, c in enumerate(Text('hé')):
        print(i, c)
    a, b, c, d = s
    print(a, b, c, d, max(s), sorted(s))
    print(list(reversed(Text('abc'))))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
