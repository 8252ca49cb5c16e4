class Uncolourable(Exception):
    def __init__(self, k):
        self.k = k

    def __str__(self):
        return 'not %d-colourable' % self.k


def colour(graph, k):
    names = sorted(graph, key=lambda v: (-len(graph[v]), v))
    result = {}

    def assign(i):
        if i == len(names):
            return True
        v = names[i]
        taken = {result[w] for w in graph[v] if w in result}
        for c in range(k):
            if c not in taken:
                result[v] = c
                if assign(i + 1):
                    return True
                del result[v]
        return False

    if not assign(0):
        raise Uncolourable(k)
    return result


def held_karp(dist):
    n = len(dist)
    if n < 2:
        return 0, [0] * n
    best = {}
    for j in range(1, n):
        best[1 << j, j] = (dist[0][j], 0)
    for mask in range(2, 1 << n, 2):
        for j in range(1, n):
            if not mask >> j & 1 or mask == 1 << j:
                continue
            rest = mask & ~(1 << j)
            best[mask, j] = min((best[rest, k][0] + dist[k][j], k) for k in range(1, n) if rest >> k & 1)
    full = (1 << n) - 2
    cost, last = min((best[full, j][0] + dist[j][0], j) for j in range(1, n))
    tour, mask = [], full
    while last:
        tour.append(last)
        mask, last = mask & ~(1 << last), best[mask, last][1]
    return cost, [0] + tour[::-1]


def nearest_neighbour(dist):
    tour, left = [0], set(range(1, len(dist)))
    while left:
        here = tour[-1]
        tour.append(min(left, key=lambda j: (dist[here][j], j)))
        left.remove(tour[-1])
    return sum(dist[a][b] for a, b in zip(tour, tour[1:] + tour[:1])), tour


def max_clique(graph):
    best = []

    def expand(chosen, candidates):
        nonlocal best
        if len(chosen) > len(best):
            best = sorted(chosen)
        for i, v in enumerate(candidates):
            if len(chosen) + len(candidates) - i <= len(best):
                return
            expand(chosen + [v], [w for w in candidates[i + 1:] if w in graph[v]])

    expand([], sorted(graph))
    return best


def entry_point(argv):
    graph = {}
    for a, b in ['ab', 'ac', 'bc', 'bd', 'cd', 'de', 'ce', 'ae']:
        graph.setdefault(a, set()).add(b)
        graph.setdefault(b, set()).add(a)
    for k in (2, 3, 4):
        try:
            c = colour(graph, k)
            print(k, sorted(c.items()), len(set(c.values())))
        except Uncolourable as e:
            print(e)
    print(max_clique(graph), max_clique({}))
    towns = [(0, 0), (6, 1), (2, 7), (9, 4), (4, 3), (8, 8)]
    dist = [[abs(x - u) + abs(y - v) for u, v in towns] for x, y in towns]
    print(held_karp(dist), nearest_neighbour(dist))
    print(held_karp([[0]]), held_karp([[0, 4], [5, 0]]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
