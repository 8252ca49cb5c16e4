from typing import Iterator, Optional, Tuple


class Random:
    def __init__(self, seed: int) -> None:
        self.state = seed

    def next(self) -> int:
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return self.state >> 8


class Node:
    def __init__(self, value: str, priority: int) -> None:
        self.value = value
        self.priority = priority
        self.size = 1
        self.left: Optional['Node'] = None
        self.right: Optional['Node'] = None

    def fix(self) -> 'Node':
        self.size = 1 + size(self.left) + size(self.right)
        return self


def size(n: Optional[Node]) -> int:
    return 0 if n is None else n.size


def split(n: Optional[Node], k: int) -> Tuple[Optional[Node], Optional[Node]]:
    """The first k nodes, and the rest."""
    if n is None:
        return None, None
    if size(n.left) >= k:
        a, b = split(n.left, k)
        n.left = b
        return a, n.fix()
    a, b = split(n.right, k - size(n.left) - 1)
    n.right = a
    return n.fix(), b


def merge(a: Optional[Node], b: Optional[Node]) -> Optional[Node]:
    if a is None or b is None:
        return a if b is None else b
    if a.priority > b.priority:
        a.right = merge(a.right, b)
        return a.fix()
    b.left = merge(a, b.left)
    return b.fix()


class Sequence:
    """A list with insertion and removal anywhere in logarithmic time."""

    def __init__(self, text: str = '', seed: int = 1) -> None:
        self.random = Random(seed)
        self.root: Optional[Node] = None
        for i, c in enumerate(text):
            self.insert(i, c)

    def __len__(self) -> int:
        return size(self.root)

    def insert(self, at: int, value: str) -> None:
        a, b = split(self.root, at)
        self.root = merge(merge(a, Node(value, self.random.next())), b)

    def delete(self, at: int) -> str:
        if not 0 <= at < len(self):
            raise IndexError(f'{at} of {len(self)}')
        a, rest = split(self.root, at)
        middle, b = split(rest, 1)
        self.root = merge(a, b)
        assert middle is not None
        return middle.value

    def rotate(self, k: int) -> None:
        a, b = split(self.root, k % max(len(self), 1))
        self.root = merge(b, a)

    def __iter__(self) -> Iterator[str]:
        def walk(n):
            if n:
                yield from walk(n.left)
                yield n.value
                yield from walk(n.right)
        return walk(self.root)

    def depth(self) -> int:
        def go(n):
            return 1 + max(go(n.left), go(n.right)) if n else 0
        return go(self.root)


def entry_point(argv):
    s = Sequence('hello world')
    s.insert(5, ',')
    s.insert(0, '>')
    s.insert(len(s), '!')
    print(''.join(s), len(s))
    print(s.delete(0), s.delete(len(s) - 1), ''.join(s))
    s.rotate(7)
    print(repr(''.join(s)))
    s.rotate(-7)
    print(repr(''.join(s)))
    for at in (-1, len(s)):
        try:
            s.delete(at)
        except IndexError as e:
            print('IndexError:', e)
    e = Sequence()
    e.rotate(3)
    print(len(e), list(e), e.depth())
    long = Sequence('ab' * 500, seed=99)
    print(len(long), 10 <= long.depth() <= 40)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
