# Both at once: a weak reference lets go before `__del__` runs, or at least afterwards.
# precise: what is dead is found at once
import gc
import weakref


class Node:
    def __init__(self, name, parent):
        self.name = name
        self.parent = weakref.ref(parent) if parent is not None else None
        self.children = []
        if parent is not None:
            parent.children.append(self)

    def path(self):
        if self.parent is None:
            return self.name
        up = self.parent()
        if up is None:
            return '?/' + self.name
        return up.path() + '/' + self.name

    def __del__(self):
        print('del', self.name, len(self.children))


def tree():
    root = Node('root', None)
    a = Node('a', root)
    b = Node('b', a)
    print(b.path(), len(root.children))
    return b


def entry_point(argv):
    b = tree()
    gc.collect()
    print(b.path())
    r = weakref.ref(b)
    print(r() is b)
    b = Node('other', None)
    gc.collect()
    print(r() is None, b.path())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
