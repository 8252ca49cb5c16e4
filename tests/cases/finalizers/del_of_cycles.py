# Objects of a cycle are finalized too, each once, and may still use each other.
# precise: what is dead is found at once
# cycles: they are the subject
import gc

done = []


class Part:
    def __init__(self, name):
        self.name = name
        self.other = None

    def __del__(self):
        other = self.other
        done.append(self.name + '->' + ('?' if other is None else other.name))


class Tree:
    def __init__(self, depth):
        self.parent = None
        self.children = []
        if depth > 0:
            for i in range(2):
                child = Tree(depth - 1)
                child.parent = self
                self.children.append(child)

    def __del__(self):
        done.append('tree %d' % len(self.children))


def pair():
    a = Part('a')
    b = Part('b')
    a.other = b
    b.other = a


def itself():
    c = Part('c')
    c.other = c


def entry_point(argv):
    gc.collect()
    pair()
    gc.collect()
    print(sorted(done))
    itself()
    gc.collect()
    print(sorted(done))
    del done[:]
    Tree(3)
    gc.collect()
    gc.collect()
    print(len(done), done.count('tree 2'), done.count('tree 0'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
