def analyse(graph):
    order, low = {}, {}
    bridges, cuts = [], set()

    def visit(v, parent):
        order[v] = low[v] = len(order) + 1
        children = 0
        for w in graph[v]:
            if w == parent:
                continue
            if w in order:
                low[v] = min(low[v], order[w])
                continue
            children += 1
            visit(w, v)
            low[v] = min(low[v], low[w])
            if low[w] > order[v]:
                bridges.append((min(v, w), max(v, w)))
            if parent is not None and low[w] >= order[v]:
                cuts.add(v)
        if parent is None and children > 1:
            cuts.add(v)

    for v in graph:
        if v not in order:
            visit(v, None)
    return sorted(bridges), sorted(cuts)


def undirected(text):
    graph = {}
    for pair in text.split():
        a, sep, b = pair.partition('-')
        if not (sep and a and b):
            raise ValueError(f'bad edge: {pair!r}')
        graph.setdefault(a, []).append(b)
        graph.setdefault(b, []).append(a)
    return graph


def eulerian(graph):
    odd = [v for v in graph if len(graph[v]) % 2]
    if len(odd) not in (0, 2):
        return None
    left = {v: sorted(n, reverse=True) for v, n in graph.items()}
    stack = [odd[0] if odd else min(graph)]
    path = []
    while stack:
        v = stack[-1]
        if left[v]:
            w = left[v].pop()
            left[w].remove(v)
            stack.append(w)
        else:
            path.append(stack.pop())
    return ''.join(path)


def entry_point(argv):
    g = undirected('a-b b-c c-a c-d d-e e-f f-d g-h')
    print(analyse(g))
    print(analyse(undirected('a-b b-c c-d')))
    print(analyse(undirected('a-b b-c c-a')))
    print(eulerian(undirected('a-b b-c c-a a-d')), eulerian(undirected('a-b a-c a-d')), eulerian(undirected('p-q q-r r-p')))
    house = 'a-b b-c c-d d-a a-c b-d c-e d-e'
    print(eulerian(undirected(house)))
    for bad in ('a-b c', '-x'):
        try:
            undirected(bad)
        except ValueError as e:
            print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
