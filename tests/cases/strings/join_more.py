class Names(object):
    def __init__(self, names):
        self.names = names

    def __iter__(self):
        return iter(self.names)


def gen(n):
    for i in range(n):
        yield 'g%d' % i


def entry_point(argv):
    n = len(argv)
    print(', '.join(['a', 'b', 'c']), ''.join([]), '-'.join(['x']), '\u00b7'.join(['\u00e9', 'b', '\U0001f600']), ''.join(['a', '', 'b']))
    print(', '.join(('p', 'q')), '-'.join('hello'), ' '.join({'k': 1, 'l': 2}), '|'.join(sorted({'b', 'a'})), '+'.join(str(i) for i in range(4)), ','.join(gen(n + 2)), '/'.join(map(str, [1, 2])))
    print(' & '.join(Names(['n', 'm'])), ', '.join([w.upper() for w in 'a b c'.split()]), '\n'.join(['l1', 'l2']), '-'.join({'x': 1}.keys()), ''.join(reversed('abc')), ','.join(['%d' % i for i in [3, 4]]))
    parts = []
    for i in range(1000 * n):
        parts.append(chr(65 + i % 26))
    s = ''.join(parts)
    print(len(s), s[-5:], len(', '.join(parts)), hash(s) == hash(''.join(parts)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
