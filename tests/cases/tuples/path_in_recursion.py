class Node:
    def __init__(self, name, children):
        self.name = name
        self.children = children


def walk(node, path=()):
    path = path + (node.name,)
    print('/'.join(path), len(path), path[-1])
    for child in node.children:
        walk(child, path)


def subsets(xs):
    if not xs:
        return [()]
    rest = subsets(xs[1:])
    return rest + [(xs[0],) + s for s in rest]


def permute(xs):
    if len(xs) <= 1:
        return [tuple(xs)]
    found = []
    for i in range(len(xs)):
        for p in permute(xs[:i] + xs[i + 1:]):
            found.append((xs[i],) + p)
    return found


def queens(n, placed=()):
    row = len(placed)
    if row == n:
        return 1
    total = 0
    for col in range(n):
        ok = True
        for r, c in enumerate(placed):
            if c == col or abs(c - col) == row - r:
                ok = False
        if ok:
            total += queens(n, placed + (col,))
    return total


def entry_point(argv):
    tree = Node('a', [Node('b', [Node('c', []), Node('d', [Node('e', [])])]), Node('f', [])])
    walk(tree)
    print(sorted(subsets([1, 2, 3])), len(subsets(list(range(6)))))
    print(permute([1, 2, 3]), len(permute([1, 2, 3, 4])))
    print([queens(n) for n in range(1, 6)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
