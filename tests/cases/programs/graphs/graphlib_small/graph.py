class GraphError(Exception):
    pass


class Graph:
    def __init__(self, directed):
        self.directed = directed
        self._out = {}
        self.edge_count = 0

    def add_node(self, node):
        if node not in self._out:
            self._out[node] = {}

    def add_edge(self, a, b, weight):
        self.add_node(a)
        self.add_node(b)
        if b not in self._out[a]:
            self.edge_count += 1
        self._out[a][b] = weight
        if not self.directed:
            self._out[b][a] = weight

    def nodes(self):
        return sorted(self._out)

    def neighbours(self, node):
        try:
            return sorted(self._out[node].items())
        except KeyError:
            raise GraphError('no node ' + node)

    def edges(self):
        found = []
        for a in self.nodes():
            for b, weight in self.neighbours(a):
                if self.directed or a < b:
                    found.append((weight, a, b))
        return found

    def __contains__(self, node):
        return node in self._out

    def __len__(self):
        return len(self._out)

    def __repr__(self):
        kind = 'directed' if self.directed else 'undirected'
        return '<%s graph of %d nodes, %d edges>' % (kind, len(self), self.edge_count)
