INF = float('inf')


class NegativeCycle(Exception):
    def __init__(self, node):
        self.node = node

    def __str__(self):
        return f'negative cycle through {self.node}'


def floyd_warshall(n, edges):
    dist = [[0.0 if i == j else INF for j in range(n)] for i in range(n)]
    following = [[-1] * n for _ in range(n)]
    for u, v, w in edges:
        dist[u][v] = w
        following[u][v] = v
    for k in range(n):
        for i in range(n):
            for j in range(n):
                d = dist[i][k] + dist[k][j]
                if d < dist[i][j]:
                    dist[i][j] = d
                    following[i][j] = following[i][k]
    for i in range(n):
        if dist[i][i] < 0:
            raise NegativeCycle(i)
    return dist, following


def path(following, u, v):
    if u != v and following[u][v] < 0:
        return []
    result = [u]
    while u != v:
        u = following[u][v]
        result.append(u)
    return result


def bellman_ford(n, edges, source):
    dist = [INF] * n
    dist[source] = 0.0
    for round_ in range(n):
        changed = False
        for u, v, w in edges:
            if dist[u] + w < dist[v]:
                dist[v] = dist[u] + w
                changed = True
        if not changed:
            return dist, round_
    raise NegativeCycle(source)


def closure(n, edges):
    reach = [1 << i for i in range(n)]
    for u, v, _ in edges:
        reach[u] |= 1 << v
    for k in range(n):
        for i in range(n):
            if reach[i] >> k & 1:
                reach[i] |= reach[k]
    return reach


def entry_point(argv):
    edges = [(0, 2, -2.0), (1, 0, 4.0), (1, 2, 3.0), (2, 3, 2.0), (3, 1, -1.0)]
    dist, following = floyd_warshall(5, edges)
    for row in dist:
        print(' '.join(f'{d:5.1f}' for d in row))
    print(path(following, 1, 3), path(following, 0, 0), path(following, 0, 4))
    print(bellman_ford(5, edges, 0))
    print([f'{r:05b}' for r in closure(5, edges)])
    bad = edges + [(1, 3, -2.5)]
    for attempt in (lambda: floyd_warshall(4, bad)[0][0], lambda: bellman_ford(4, bad, 0)[0]):
        try:
            print(attempt())
        except NegativeCycle as e:
            print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
