"""A function that calls itself is of one type in each call from elsewhere, whatever it makes."""


class Node:
    def __init__(self, value, next):
        self.value = value
        self.next = next


def map_list(f, n):
    if n is None:
        return None
    return Node(f(n.value), map_list(f, n.next))


def items(n):
    out = []
    while n is not None:
        out.append(n.value)
        n = n.next
    return out


def merge_sort(xs):
    if len(xs) <= 1:
        return xs
    middle = len(xs) // 2
    return merge(merge_sort(xs[:middle]), merge_sort(xs[middle:]))


def merge(a, b):
    if not a:
        return b
    if not b:
        return a
    if a[0] <= b[0]:
        return [a[0]] + merge(a[1:], b)
    return [b[0]] + merge(a, b[1:])


def evens(xs, i=0):
    if i >= len(xs):
        return []
    return [xs[i]] + odds(xs, i + 1)


def odds(xs, i):
    if i >= len(xs):
        return []
    return evens(xs, i + 1)


def quick_sort(xs, less):
    if not xs:
        return []
    pivot = xs[0]
    below = quick_sort([x for x in xs[1:] if less(x, pivot)], less)
    return below + [pivot] + quick_sort([x for x in xs[1:] if not less(x, pivot)], less)


def permutations(xs):
    if not xs:
        return [[]]
    return [[x] + rest for i, x in enumerate(xs) for rest in permutations(xs[:i] + xs[i + 1:])]


def each(f, xs):
    """Called by what it is given: that is another place."""
    out = []
    for x in xs:
        out.append(f(x))
    return out


def entry_point(argv):
    n = Node(1, Node(2, Node(3, None)))
    print(items(map_list(str, n)), items(map_list(lambda x: x * 2, n)), items(n))
    print(items(map_list(lambda x: [x], n)), items(map_list(len, map_list(str, n))))
    print(merge_sort([3, 1, 2]), merge_sort(["b", "a"]), merge_sort([(2, "x"), (1, "y")]))
    print(evens([1, 2, 3, 4]), evens(["a", "b", "c"]), evens([[1], [2]]))
    print(quick_sort([3, 1, 2], lambda a, b: a < b), quick_sort(["x", "a"], lambda a, b: a < b))
    print(permutations([1, 2]), permutations(["x", "y"]))
    print(each(lambda row: each(str, row), [[1, 2], [3]]), each(len, ["a", "bb"]))
    print(each(lambda word: each(lambda c: [c], word), ["ab", "c"]))
    return 0
