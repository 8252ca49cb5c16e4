class Node:
    def __init__(self, name):
        self.name = name
        self.links = []

    def link(self, other):
        self.links.append(other)
        other.links.append(self)


def entry_point(argv):
    a = Node('a')
    b = Node('b')
    c = Node('c')
    a.link(b)
    b.link(c)
    c.link(a)
    print(a.links[0].links[1].name, len(a.links), a.links[1].links[1] is a)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
