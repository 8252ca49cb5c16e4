from collections import defaultdict, deque


def shortest(graph, start, goal):
    before = {start: None}
    todo = deque([start])
    while todo:
        node = todo.popleft()
        if node == goal:
            path = []
            while node is not None:
                path.append(node)
                node = before[node]
            return path[::-1]
        for other in graph.get(node, []):
            if other not in before:
                before[other] = node
                todo.append(other)
    return []


def topological(graph):
    degree = {n: 0 for n in graph}
    for n in graph:
        for m in graph[n]:
            degree[m] = degree.get(m, 0) + 1
    ready = sorted(n for n in degree if degree[n] == 0)
    order = []
    while ready:
        n = ready.pop(0)
        order.append(n)
        for m in graph.get(n, []):
            degree[m] -= 1
            if degree[m] == 0:
                ready.append(m)
                ready.sort()
    return order if len(order) == len(degree) else None


def components(edges):
    parent = {}

    def find(x):
        parent.setdefault(x, x)
        while parent[x] != x:
            parent[x] = parent[parent[x]]
            x = parent[x]
        return x
    for a, b in edges:
        parent[find(a)] = find(b)
    groups = defaultdict(set)
    for x in list(parent):
        groups[find(x)].add(x)
    return sorted(sorted(g) for g in groups.values())


def entry_point(argv):
    g = {'a': ['b', 'c'], 'b': ['d'], 'c': ['d', 'e'], 'd': ['f'], 'e': ['f'], 'f': []}
    print(shortest(g, 'a', 'f'), shortest(g, 'f', 'a'), shortest(g, 'a', 'a'), shortest(g, 'c', 'e'))
    print(topological(g), topological({'x': ['y'], 'y': ['x']}), topological({}))
    print(components([(1, 2), (3, 4), (2, 5), (6, 6), (4, 3)]))
    weights = {('a', 'b'): 4, ('a', 'c'): 1, ('c', 'b'): 2, ('b', 'd'): 5}
    best = {'a': 0}
    for _ in range(4):
        for (u, v), w in weights.items():
            if u in best and best[u] + w < best.get(v, 10 ** 9):
                best[v] = best[u] + w
    print(best, sorted(best.items(), key=lambda kv: (-kv[1], kv[0])))
    inverse = {}
    for k, vs in g.items():
        for v in vs:
            inverse.setdefault(v, set()).add(k)
    print(sorted((k, sorted(v)) for k, v in inverse.items()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
