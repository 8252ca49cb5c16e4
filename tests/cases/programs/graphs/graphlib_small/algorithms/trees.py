from ..graph import Graph


class Forest:
    """Union-find."""

    def __init__(self, items):
        self.parent = {item: item for item in items}
        self.rank = dict.fromkeys(self.parent, 0)

    def find(self, item):
        root = item
        while self.parent[root] != root:
            root = self.parent[root]
        while self.parent[item] != root:
            self.parent[item], item = root, self.parent[item]
        return root

    def join(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.rank[a] < self.rank[b]:
            a, b = b, a
        self.parent[b] = a
        if self.rank[a] == self.rank[b]:
            self.rank[a] += 1
        return True


def kruskal(graph):
    assert isinstance(graph, Graph)
    forest = Forest(graph.nodes())
    tree, total = [], 0
    for weight, a, b in sorted(graph.edges()):
        if forest.join(a, b):
            tree.append((a, b))
            total += weight
    return tree, total
