class Node(object):
    def __init__(self, value, next=None):
        self.value = value
        self.next = next

    def __repr__(self):
        if self.next is None:
            return 'Node(%r)' % self.value
        return 'Node(%r, %r)' % (self.value, self.next)


class OnlyStr(object):
    def __str__(self):
        return 'only-str'

    def __repr__(self):
        return '<repr>'


class Tree(object):
    def __init__(self, kids):
        self.kids = kids

    def __repr__(self):
        return 'Tree%s' % (self.kids,)


def entry_point(argv):
    n = len(argv)
    print([1, 2], (1, 'a', 2.0), {'k': [1.5, None]}, {1: {2: {3: 'x'}}}, [[], [[]], [[[n]]]], ((), (1,), (1, (2, (3,)))))
    print({1}, frozenset([2]), set(), frozenset(), [b'x', b'\xff'], bytearray(b'q'), [True, False], [None], (None, n), {True: False}, ["it's", 'q"', 'both\'"'])
    print(Node('one', Node('two', Node('three'))), [Node('x')], {'n': Node('y')}, (Node('z'), 1))
    print(OnlyStr(), [OnlyStr()], str(OnlyStr()), repr(OnlyStr()), '%s %r' % (OnlyStr(), OnlyStr()), f'{OnlyStr()} {OnlyStr()!r} {[OnlyStr()]}')
    print(Tree([Tree([]), Tree([Tree([])])]), Tree([]), str([Tree([])]))
    print([1.0, 1e100, -0.0, float('inf')], [1, -1], ['\n\t\\', '\x00\x7f', '\u00e9\u200b\ud7ff\ue000'], [('a', 1), ('b', 2)], {'a': ('x', [1])}.items(), {'a': 1}.keys(), {'a': [2]}.values())
    print(range(3), range(1, 10, 2), [range(n)], slice(1, None), str(slice(n)), repr(Exception('e', 1)), [ValueError('v')], KeyError('k'), repr(KeyError('k')), str(KeyError('k')), OSError(2, 'gone'))
    print(str(b'abc'), repr('abc'), str('abc'), str(12) + str(1.5) + str(True) + str(None), repr(1e16), str(10 ** 17), repr(-0.0), str((1,)), str([]), str({}))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
