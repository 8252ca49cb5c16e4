# lost: each `P` refers to itself
import operator

BY_SECOND = operator.itemgetter(1)
LOWER = operator.methodcaller('lower')


class P(object):
    def __init__(self, name, at):
        self.name = name
        self.at = at
        self.next = self


def entry_point(argv):
    n = len(argv)
    print(operator.add('a', 'b'), operator.mul('ab', n + 1), operator.contains('abc', 'b'), operator.eq('a', 'a'), operator.lt('a', 'b'), operator.concat('x', 'y'), operator.countOf('banana', 'a'), operator.indexOf('abc', 'c'))
    get = operator.itemgetter(1)
    words = ['apple', 'Fig', 'kiwi']
    print([get(w) for w in words], sorted(words, key=operator.itemgetter(-1)), max(words, key=operator.itemgetter(0)), operator.getitem('abc', 1), operator.not_(''), operator.truth('x'), operator.is_(None, None))
    rows = [('b', 2), ('a', 3), ('c', 1)]
    print(sorted(rows, key=operator.itemgetter(0)), sorted(rows, key=operator.itemgetter(1), reverse=True), list(map(operator.itemgetter(0), rows)))
    ps = [P('z', (1, 2)), P('y', (0, 5))]
    print([p.name for p in sorted(ps, key=operator.attrgetter('name'))], [operator.attrgetter('name', 'at')(p) for p in ps], operator.attrgetter('next.next.name')(ps[0]), operator.itemgetter(0, 2)('abc'), sorted(rows, key=BY_SECOND), BY_SECOND('xy'), LOWER('ABC'), operator.itemgetter('k')({'k': 3}), operator.methodcaller('split', '-', 1)('a-b-c'))
    up = operator.methodcaller('upper')
    print([up(w) for w in words], sorted(words, key=operator.methodcaller('lower')))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
