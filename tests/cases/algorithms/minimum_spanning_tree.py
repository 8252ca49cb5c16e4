import heapq

EDGES = [('a', 'b', 4), ('a', 'h', 8), ('b', 'c', 8), ('b', 'h', 11), ('c', 'd', 7), ('c', 'f', 4),
         ('c', 'i', 2), ('d', 'e', 9), ('d', 'f', 14), ('e', 'f', 10), ('f', 'g', 2), ('g', 'h', 1),
         ('g', 'i', 6), ('h', 'i', 7)]


class Disconnected(Exception):
    pass


def kruskal(edges):
    parent = {}
    for a, b, _ in edges:
        parent[a] = a
        parent[b] = b

    def root(x):
        while parent[x] != x:
            parent[x] = parent[parent[x]]
            x = parent[x]
        return x

    tree = []
    for a, b, w in sorted(edges, key=lambda e: (e[2], e[0], e[1])):
        ra, rb = root(a), root(b)
        if ra != rb:
            parent[ra] = rb
            tree.append((a, b, w))
    if len(tree) != len(parent) - 1:
        raise Disconnected(f'{len(parent) - len(tree)} parts')
    return tree


def prim(edges, start):
    adjacent = {}
    for a, b, w in edges:
        adjacent.setdefault(a, []).append((w, b))
        adjacent.setdefault(b, []).append((w, a))
    seen = {start}
    heap = [(w, start, b) for w, b in adjacent[start]]
    heapq.heapify(heap)
    tree = []
    while heap:
        w, a, b = heapq.heappop(heap)
        if b in seen:
            continue
        seen.add(b)
        tree.append((a, b, w))
        for w2, c in adjacent[b]:
            if c not in seen:
                heapq.heappush(heap, (w2, b, c))
    missing = set(adjacent) - seen
    if missing:
        raise Disconnected('unreached: ' + ', '.join(sorted(missing)))
    return tree


def entry_point(argv):
    k = kruskal(EDGES)
    p = prim(EDGES, 'a')
    print(sum(w for _, _, w in k), sum([w for _, _, w in p]))
    print(k)
    print(p)
    broken = [e for e in EDGES if 'd' not in e[:2] and 'e' not in e[:2]] + [('d', 'e', 1)]
    for name, f in (('kruskal', lambda: kruskal(broken)), ('prim', lambda: prim(broken, 'b'))):
        try:
            f()
        except Disconnected as e:
            print(name, 'failed:', e)
    print(kruskal([]) if False else kruskal([('x', 'y', -3)]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
