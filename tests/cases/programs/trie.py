class Node:
    def __init__(self):
        self.children = {}
        self.is_word = False


def insert(root, word):
    node = root
    for c in word:
        if c not in node.children:
            node.children[c] = Node()
        node = node.children[c]
    node.is_word = True


def collect(node, prefix, out):
    if node.is_word:
        out.append(prefix)
    for c in sorted(node.children.keys()):
        collect(node.children[c], prefix + c, out)


def entry_point(argv):
    root = Node()
    for word in ['car', 'cat', 'dog', 'do', 'cart']:
        insert(root, word)
    out = []
    collect(root, '', out)
    print(out)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
