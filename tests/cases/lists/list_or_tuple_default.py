from collections import deque, Counter
import itertools, functools


class Node:
    def __init__(self, value, children=()):
        self.value = value
        self.children = children

    def walk(self):
        yield self.value
        for c in self.children:
            yield from c.walk()

    def depth(self):
        return 1 + max((c.depth() for c in self.children), default=0)


def path(steps=(), *more):
    return '/'.join(steps) + ''.join(more)


def entry_point(argv):
    tree = Node(1, [Node(2), Node(3, (Node(4), Node(5)))])
    print(list(tree.walk()), tree.depth(), len(tree.children), tree.children[1].children[0].value)
    print(path(), path(['a']), path(('a', 'b'), '!'))
    q = deque(tree.children)
    while q:
        n = q.popleft()
        q.extend(n.children)
        print(n.value, end=' ')
    print()
    floats = {'a': [1.5]}
    for k in ('a', 'b'):
        print(sum(floats.get(k, (0.25, 1.0))), Counter(floats.get(k, ())))
    g = {1: [(2, 0.5)], 2: []}
    for n in (1, 2, 3):
        for m, w in g.get(n, ()):
            print(n, m, w)
    print(list(itertools.chain(g.get(1, ()), g.get(5, ()))), functools.reduce(lambda a, p: a + p[1], g.get(1, ()), 0.0))
    rows = {'h': ['a', 'b']}
    for i, (x, y) in enumerate(zip(rows.get('h', ()), rows.get('h', ('q',)))):
        print(i, x, y)
    for key in ('h', 'z'):
        try:
            print(rows.get(key, ())[0])
        except IndexError:
            print('none')
        match key:
            case 'h':
                print('H')
            case _:
                print('other')
    nested = {'n': [[1], [2, 3]]}
    print([x for row in nested.get('n', ()) for x in row], [x for row in nested.get('m', ()) for x in row])
    print(dict(g.get(1, ())), list(dict(g.get(7, ()))))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
