def shape(kind):
    if kind == 'point':
        return ()
    if kind == 'line':
        return (5,)
    if kind == 'box':
        return (3, 4)
    return (1, 2, 3)


POINTS = [(1, 2), (3,), (), (4, 5, 6)]
TABLE = {'a': (1,), 'b': (1, 2), 'c': ()}


class Node:
    def __init__(self, children):
        self.children = children


def entry_point(argv):
    for kind in ['point', 'line', 'box', 'cube']:
        size = shape(kind)
        area = 1
        for side in size:
            area *= side
        print(kind, size, len(size), area, bool(size))
    for p in POINTS:
        print(p, sum(p), end=' ')
    print(len(POINTS))
    for key in sorted(TABLE):
        print(key, TABLE[key])
    TABLE['d'] = (9, 9, 9, 9)
    print(TABLE)
    leaf = Node(())
    tree = Node((leaf, Node((leaf, leaf)), leaf))
    print(len(tree.children), len(tree.children[1].children), tree.children[0] is leaf)
    x = (1,) if len(argv) > 100 else (1, 2)
    print(x)
    options = ('fast', 'safe') if len(argv) > 100 else ()
    print(options, 'fast' in options, len(options))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
