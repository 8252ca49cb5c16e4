"""Iterators that Rust gets."""


def count_to(n):
    for i in range(n):
        yield i


def words(text):
    for word in text.split():
        if word == "stop":
            raise ValueError("stopped")
        yield word


def as_list(n):
    return [i * 2 for i in range(n)]


def table(n):
    return {str(i): i for i in range(n)}.items()


def maybe(n):
    for i in range(n):
        yield None if i % 2 else i


CLOSED = []


def guarded(name):
    try:
        yield name
        yield name + "!"
    finally:
        CLOSED.append(name)


def closed():
    return list(CLOSED)


class Tree:
    def __init__(self, value, left=None, right=None):
        self.value = value
        self.left = left
        self.right = right

    def __iter__(self):
        if self.left is not None:
            yield from self.left
        yield self.value
        if self.right is not None:
            yield from self.right

    def nodes(self):
        if self.left is not None:
            yield from self.left.nodes()
        yield self
        if self.right is not None:
            yield from self.right.nodes()


def tree(low, high):
    if low >= high:
        return None
    middle = (low + high) // 2
    return Tree(middle, tree(low, middle), tree(middle + 1, high))


def in_order(node):
    return node


def filtered(keep, items):
    for item in items:
        if keep(item):
            yield item


def where(keep, items):
    for item in items:
        if keep(item):
            yield item


def until(keep, items):
    for item in items:
        if not keep(item):
            break
        yield item


def filtered_lent(keep, items):
    """What the annotator lets through, since it may be either of two."""
    return until(keep, items) if len(items) > 9 else where(keep, items)
