RED, BLACK = True, False


class Node:
    def __init__(self, key, value, color=RED):
        self.key, self.value, self.color = key, value, color
        self.left = self.right = None


def is_red(node):
    return node is not None and node.color == RED


class RedBlackMap:
    """A left-leaning red-black tree."""

    def __init__(self):
        self._root = None
        self._count = 0
        self.rotations = 0

    def _left(self, h):
        x = h.right
        h.right = x.left
        x.left = h
        x.color, h.color = h.color, RED
        self.rotations += 1
        return x

    def _right(self, h):
        x = h.left
        h.left = x.right
        x.right = h
        x.color, h.color = h.color, RED
        self.rotations += 1
        return x

    def _put(self, h, key, value):
        if h is None:
            self._count += 1
            return Node(key, value)
        if key == h.key:
            h.value = value
        elif key < h.key:
            h.left = self._put(h.left, key, value)
        else:
            h.right = self._put(h.right, key, value)
        if is_red(h.right) and not is_red(h.left):
            h = self._left(h)
        if is_red(h.left) and is_red(h.left.left):
            h = self._right(h)
        if is_red(h.left) and is_red(h.right):
            h.color = RED
            h.left.color = h.right.color = BLACK
        return h

    def __setitem__(self, key, value):
        self._root = self._put(self._root, key, value)
        self._root.color = BLACK

    def __getitem__(self, key):
        node = self._root
        while node is not None:
            if key == node.key:
                return node.value
            node = node.left if key < node.key else node.right
        raise KeyError(key)

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def __len__(self):
        return self._count

    def items(self):
        def walk(node):
            if node is not None:
                yield from walk(node.left)
                yield node.key, node.value
                yield from walk(node.right)
        return walk(self._root)

    def check(self):
        """The black height, or an error."""
        def go(node):
            if node is None:
                return 1
            if is_red(node) and (is_red(node.left) or is_red(node.right)):
                raise AssertionError('two reds at ' + node.key)
            a, b = go(node.left), go(node.right)
            if a != b:
                raise AssertionError('black heights differ at ' + node.key)
            return a + (not node.color)
        return go(self._root)


def entry_point(argv):
    m = RedBlackMap()
    print(len(m), m.check(), list(m.items()))
    for i, word in enumerate('the quick brown fox jumps over the lazy dog and runs away'.split()):
        m[word] = i
    print(len(m), m.check(), m.rotations, m['the'], 'cat' in m, 'fox' in m)
    print(list(m.items()))
    try:
        print(m['cat'])
    except KeyError as e:
        print('KeyError:', e)
    m._root.left.color = m._root.left.left.color = RED
    try:
        m.check()
    except AssertionError as e:
        print('broken:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
