from typing import NamedTuple, Optional


class Node(NamedTuple):
    value: int
    left: Optional['Node'] = None
    right: Optional['Node'] = None

    def total(self):
        result = self.value
        if self.left is not None:
            result += self.left.total()
        if self.right is not None:
            result += self.right.total()
        return result


def insert(node, value):
    if node is None:
        return Node(value)
    if value < node.value:
        return node._replace(left=insert(node.left, value))
    return node._replace(right=insert(node.right, value))


def walk(node, out):
    if node is None:
        return
    walk(node.left, out)
    out.append(node.value)
    walk(node.right, out)


def entry_point(argv):
    root = None
    for v in [5, 2, 8, 1, 9, 3]:
        root = insert(root, v)
    out = []
    walk(root, out)
    print(out, root.total())
    print(Node(1, Node(0)))
    old = root
    root = insert(root, 7)
    print(old.total(), root.total())
    print(Node(1) == Node(1), Node(1, Node(2)) == Node(1, Node(2)), Node(1, Node(2)) == Node(1, Node(3)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
