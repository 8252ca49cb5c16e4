# Containers that are empty when a function is called at several types, which calls itself before it fills them: its versions are told
# apart by what makes the containers.
import sys


class Tree:
    def __init__(self, key, left=None, right=None):
        self.key = key
        self.left = left
        self.right = right


def insert(tree, key):
    if tree is None:
        return Tree(key)
    if key < tree.key:
        tree.left = insert(tree.left, key)
    else:
        tree.right = insert(tree.right, key)
    return tree


def walk(tree, out):
    if tree is None:
        return
    walk(tree.left, out)
    out.append(tree.key)
    walk(tree.right, out)


def gather(n, item, out, seen, counts):
    if n == 0:
        return
    gather(n - 1, item, out, seen, counts)
    out.append((n, item))
    seen.add(item)
    counts[item] = counts.get(item, 0) + n


# It calls itself with a new one each time.
def nested(n, item, out):
    if n > 0:
        inner = []
        nested(n - 1, item, inner)
        out.extend(inner)
        out.append(item)


def even(n, item, out):
    if n > 0:
        odd(n - 1, item, out)


def odd(n, item, out):
    if n > 0:
        even(n - 1, item, out)
        out.append([item])


def fill(out, item):
    if item is None:
        return
    fill(out, None)
    out.append(item)


def new():
    return []


def entry_point(argv):
    out = []
    walk(Tree(1, Tree(0)), out)
    print(out)
    texts = []
    walk(Tree("a", None, Tree("b")), texts)
    print(texts)

    tree = None
    for key in [3, 1, 2]:
        tree = insert(tree, key)
    words = None
    for word in ["c", "a"]:
        words = insert(words, word)
    keys, found = [], []
    walk(tree, keys)
    walk(words, found)
    print(keys[0] + 1, found[0] + "!")

    pairs, numbers, counts = [], set(), {}
    gather(3, 7, pairs, numbers, counts)
    named, names, lengths = [], set(), {}
    gather(2, "x", named, names, lengths)
    print(pairs, sorted(numbers), counts, named, sorted(names), lengths)

    ones, marks = [], []
    nested(3, 1, ones)
    nested(2, "?", marks)
    print(ones, marks)

    lists, of_texts = [], []
    even(4, 1.5, lists)
    odd(3, "z", of_texts)
    print(lists, of_texts)

    numbers_made, texts_made = new(), new()
    fill(numbers_made, 1)
    fill(texts_made, "y")
    print(numbers_made, texts_made)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
