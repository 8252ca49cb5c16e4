from rpython.rlib import types
from rpython.rlib.signature import signature, finishsigs, FieldSpec, ClassSpec
from rpython.rlib.objectmodel import enforceargs


@signature(types.int(), types.float(), returns=types.float())
def scale(n, x):
    return n * x


@signature(types.str(), types.int(), returns=types.str())
def repeat(s, n):
    return s * n


@signature(types.list(types.int()), returns=types.int())
def total(items):
    result = 0
    for item in items:
        result += item
    return result


@signature(types.any(), returns=types.bool())
def truth(x):
    return bool(x)


@finishsigs
class Tree(object):
    def __init__(self, n):
        self.n = n
        self.left = None

    @signature(types.self(), returns=types.int())
    def size(self):
        return 1

    @signature(types.self(), types.self(), returns=types.none())
    def add(self, other):
        self.left = other


@enforceargs(s=str, n=int)
def named(n, s):
    return '%s%d' % (s, n)


def entry_point(argv):
    n = len(argv)
    print(scale(3 * n, 2.5), repeat('ab', 2 * n), total([1, 2, n]), truth(n))
    tree = Tree(1)
    tree.add(Tree(2))
    print(tree.size(), tree.left.n, named(n, 'x'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
