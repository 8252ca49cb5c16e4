class Tarjan:
    def __init__(self, graph):
        self.graph = graph
        self.index = {}
        self.low = {}
        self.stack = []
        self.result = []
        for node in graph:
            if node not in self.index:
                self.visit(node)

    def visit(self, v):
        self.index[v] = self.low[v] = len(self.index)
        self.stack.append(v)
        for w in self.graph[v]:
            if w not in self.index:
                self.visit(w)
                self.low[v] = min(self.low[v], self.low[w])
            elif w in self.stack:
                self.low[v] = min(self.low[v], self.index[w])
        if self.low[v] == self.index[v]:
            part = []
            while True:
                w = self.stack.pop()
                part.append(w)
                if w == v:
                    break
            self.result.append(sorted(part))


def condensation(graph, parts):
    number = {v: i for i, part in enumerate(parts) for v in part}
    return sorted({(number[v], number[w]) for v in graph for w in graph[v] if number[v] != number[w]})


class TwoSat:
    """Clauses over variables 1..n; -k is the negation of k."""

    def __init__(self, n):
        self.n = n
        self.implies = {k: [] for v in range(1, n + 1) for k in (v, -v)}

    def add(self, a, b):
        self.implies[-a].append(b)
        self.implies[-b].append(a)
        return self

    def solve(self):
        number = {}
        for i, part in enumerate(Tarjan(self.implies).result):
            for v in part:
                number[v] = i
        values = []
        for v in range(1, self.n + 1):
            if number[v] == number[-v]:
                return None
            values.append(number[v] < number[-v])
        return values


def entry_point(argv):
    graph = {0: [1], 1: [2, 4, 5], 2: [3, 6], 3: [2, 7], 4: [0, 5], 5: [6], 6: [5], 7: [3, 6]}
    parts = Tarjan(graph).result
    print(parts)
    print(condensation(graph, parts))
    print(Tarjan({8: [8], 9: []}).result, Tarjan({1: []}).result)
    try:
        Tarjan({1: [2]})
    except KeyError as e:
        print('unknown node', e)
    sat = TwoSat(3).add(1, 2).add(-1, 3).add(-2, -3).add(-3, -3)
    print(sat.solve())
    print(TwoSat(1).add(1, 1).add(-1, -1).solve())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
