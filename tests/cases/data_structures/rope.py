class Rope:
    def __len__(self):
        raise NotImplementedError

    def __add__(self, other):
        if not len(self):
            return other
        if not len(other):
            return self
        return Concat(self, other)


class Leaf(Rope):
    def __init__(self, text):
        self.text = text
        self.depth = 0

    def __len__(self):
        return len(self.text)

    def char(self, i):
        return self.text[i]

    def split(self, i):
        return Leaf(self.text[:i]), Leaf(self.text[i:])

    def leaves(self):
        yield self.text


class Concat(Rope):
    def __init__(self, left, right):
        self.left, self.right = left, right
        self.length = len(left) + len(right)
        self.depth = 1 + max(left.depth, right.depth)

    def __len__(self):
        return self.length

    def char(self, i):
        n = len(self.left)
        return self.left.char(i) if i < n else self.right.char(i - n)

    def split(self, i):
        n = len(self.left)
        if i < n:
            a, b = self.left.split(i)
            return a, b + self.right
        a, b = self.right.split(i - n)
        return self.left + a, b

    def leaves(self):
        yield from self.left.leaves()
        yield from self.right.leaves()


def rebalance(rope):
    parts = [Leaf(t) for t in rope.leaves() if t]

    def build(low, high):
        if high - low == 0:
            return Leaf('')
        if high - low == 1:
            return parts[low]
        middle = (low + high) // 2
        return build(low, middle) + build(middle, high)

    return build(0, len(parts))


class Buffer:
    """An editor's text, with undo."""

    def __init__(self, text=''):
        self.rope = Leaf(text)
        self.history = []

    def _range(self, i, j):
        if not 0 <= i <= j <= len(self.rope):
            raise IndexError(f'{i}:{j} of {len(self.rope)}')

    def insert(self, i, text):
        self._range(i, i)
        self.history.append(self.rope)
        a, b = self.rope.split(i)
        self.rope = a + Leaf(text) + b
        return self

    def delete(self, i, j):
        self._range(i, j)
        self.history.append(self.rope)
        a, rest = self.rope.split(i)
        _, b = rest.split(j - i)
        self.rope = a + b
        return self

    def undo(self):
        if not self.history:
            raise LookupError('nothing to undo')
        self.rope = self.history.pop()
        return self

    def __str__(self):
        return ''.join(self.rope.leaves())


def entry_point(argv):
    b = Buffer('hello world')
    b.insert(5, ',').insert(12, '!').insert(0, '>> ')
    print(b, len(b.rope), b.rope.depth, list(b.rope.leaves()))
    print(b.delete(3, 10), b.rope.char(0), b.rope.char(len(b.rope) - 1))
    print(b.undo(), '|', b.undo(), '|', b.undo())
    for action in (1, 2, 3):
        try:
            if action == 1:
                b.insert(99, 'x')
            elif action == 2:
                b.delete(4, 2)
            else:
                b.undo().undo().undo()
        except (IndexError, LookupError) as e:
            print(type(e).__name__, e)
    long = Leaf('')
    for i in range(64):
        long = long + Leaf(chr(97 + i % 26))
    even = rebalance(long)
    print(long.depth, even.depth, ''.join(long.leaves()) == ''.join(even.leaves()), even.char(30), len(rebalance(Leaf(''))))
    try:
        len(Rope())
    except NotImplementedError:
        print('abstract')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
