class Node:
    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None
        self.height = 1


def height(node):
    return node.height if node else 0


def update(node):
    node.height = 1 + max(height(node.left), height(node.right))
    return node


def rotate_right(y):
    x = y.left
    y.left, x.right = x.right, y
    update(y)
    return update(x)


def rotate_left(x):
    y = x.right
    x.right, y.left = y.left, x
    update(x)
    return update(y)


def balance(node):
    update(node)
    b = height(node.left) - height(node.right)
    if b > 1:
        if height(node.left.left) < height(node.left.right):
            node.left = rotate_left(node.left)
        return rotate_right(node)
    if b < -1:
        if height(node.right.right) < height(node.right.left):
            node.right = rotate_right(node.right)
        return rotate_left(node)
    return node


class AVL:
    def __init__(self, keys=None):
        self.root = None
        self.size = 0
        for k in keys or []:
            self.add(k)

    def add(self, key):
        def go(node):
            if node is None:
                self.size += 1
                return Node(key)
            if key < node.key:
                node.left = go(node.left)
            elif key > node.key:
                node.right = go(node.right)
            return balance(node)

        self.root = go(self.root)

    def remove(self, key):
        def go(node, key):
            if node is None:
                raise KeyError(key)
            if key < node.key:
                node.left = go(node.left, key)
            elif key > node.key:
                node.right = go(node.right, key)
            elif node.left and node.right:
                successor = node.right
                while successor.left:
                    successor = successor.left
                node.key = successor.key
                node.right = go(node.right, successor.key)
            else:
                return node.left or node.right
            return balance(node)

        self.root = go(self.root, key)
        self.size -= 1

    def __iter__(self):
        stack, node = [], self.root
        while stack or node:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            yield node.key
            node = node.right

    def shape(self):
        def go(n):
            return '.' if n is None else f'({go(n.left)}{n.key}{go(n.right)})'
        return go(self.root)


def entry_point(argv):
    t = AVL([3, 1, 2])
    print(t.shape(), t.size)
    t = AVL(list(range(1, 16)))
    print(t.shape(), height(t.root))
    for k in (8, 4, 12, 1):
        t.remove(k)
    print(t.shape(), t.size, list(t))
    try:
        t.remove(8)
    except KeyError as e:
        print('KeyError', e, t.size)
    big = AVL([(i * 7919) % 1009 for i in range(1009)])
    print(big.size, height(big.root), list(big) == list(range(1009)))
    print(AVL().shape(), list(AVL()))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
