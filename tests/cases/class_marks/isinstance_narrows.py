"""isinstance narrows: tuples of classes, not, and, or, early exits, loops, conditional expressions."""


class Node:
    pass


class Num(Node):
    def __init__(self, value):
        self.value = value


class Neg(Node):
    def __init__(self, inner):
        self.inner = inner


class Pair(Node):
    def __init__(self, left, right):
        self.left = left
        self.right = right


class Add(Pair):
    sign = 1


class Sub(Pair):
    sign = -1


def evaluate(node):
    if isinstance(node, Num):
        return node.value
    if not isinstance(node, (Neg, Pair)):
        raise TypeError('no such node')
    if isinstance(node, Neg):
        return -evaluate(node.inner)
    assert isinstance(node, Pair)
    if isinstance(node, (Add, Sub)):
        return evaluate(node.left) + node.sign * evaluate(node.right)
    return evaluate(node.left)


def constant(node):
    return isinstance(node, Num) and node.value == 0 or isinstance(node, Neg) and constant(node.inner)


def depth(node):
    n = 0
    while isinstance(node, (Neg, Add, Sub)):
        n += 1
        node = node.inner if isinstance(node, Neg) else node.left
    return n


def simplify(node):
    if isinstance(node, Neg) and isinstance(node.inner, Neg):
        return simplify(node.inner.inner)
    if isinstance(node, Add):
        left, right = simplify(node.left), simplify(node.right)
        if isinstance(left, Num) and isinstance(right, Num):
            return Num(left.value + right.value)
        return right if constant(left) else left if constant(right) else Add(left, right)
    return node


def values(nodes):
    return [node.value for node in nodes if isinstance(node, Num)], [
        node.left.value for node in nodes if isinstance(node, Pair) and isinstance(node.left, Num)]


def entry_point(argv):
    tree = Add(Neg(Neg(Num(4))), Sub(Num(10), Neg(Num(len(argv) + 2))))
    print(evaluate(tree), depth(tree), constant(tree), constant(Neg(Num(0))))
    small = simplify(Add(Neg(Neg(Num(4))), Add(Num(0), Neg(Num(1)))))
    print(evaluate(small), type(small).__name__, depth(small))
    print(evaluate(simplify(Add(Num(2), Num(3)))), type(simplify(Add(Num(2), Num(3)))).__name__)
    print(values([Num(1), tree, Neg(Num(2)), Num(3), Pair(Num(9), Num(8)), Sub(Num(7), Num(6))]))
    print(evaluate(Pair(Num(5), Num(6))))
    try:
        evaluate(Node())
    except TypeError as e:
        print('TypeError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
