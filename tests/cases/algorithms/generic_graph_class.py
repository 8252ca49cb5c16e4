from __future__ import annotations
import heapq
import math
from collections import defaultdict, deque
from typing import Dict, Generic, Hashable, Iterable, List, Optional, Set, Tuple, TypeVar

T = TypeVar("T", bound=Hashable)


class CycleError(ValueError):
    pass


class UnionFind(Generic[T]):
    def __init__(self, items: Iterable[T] = ()) -> None:
        self.parent: Dict[T, T] = {}
        self.rank: Dict[T, int] = {}
        self.count = 0
        for item in items:
            self.add(item)

    def add(self, item: T) -> None:
        if item not in self.parent:
            self.parent[item] = item
            self.rank[item] = 0
            self.count += 1

    def find(self, item: T) -> T:
        root = item
        while self.parent[root] != root:
            root = self.parent[root]
        while self.parent[item] != root:
            self.parent[item], item = root, self.parent[item]
        return root

    def union(self, a: T, b: T) -> bool:
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.rank[a] < self.rank[b]:
            a, b = b, a
        self.parent[b] = a
        if self.rank[a] == self.rank[b]:
            self.rank[a] += 1
        self.count -= 1
        return True


class Graph(Generic[T]):
    def __init__(self, directed: bool = True):
        self.edges: Dict[T, Dict[T, float]] = defaultdict(dict)
        self.directed = directed

    def add_edge(self, a: T, b: T, weight: float = 1.0) -> Graph[T]:
        self.edges[a][b] = weight
        if b not in self.edges:
            self.edges[b] = {}
        if not self.directed:
            self.edges[b][a] = weight
        return self

    @property
    def nodes(self) -> List[T]:
        return list(self.edges)

    def dijkstra(self, start: T) -> Tuple[Dict[T, float], Dict[T, Optional[T]]]:
        dist = {node: math.inf for node in self.edges}
        dist[start] = 0.0
        prev: Dict[T, Optional[T]] = {start: None}
        heap = [(0.0, start)]
        while heap:
            d, node = heapq.heappop(heap)
            if d > dist[node]:
                continue
            for nxt, w in self.edges[node].items():
                nd = d + w
                if nd < dist[nxt]:
                    dist[nxt] = nd
                    prev[nxt] = node
                    heapq.heappush(heap, (nd, nxt))
        return dist, prev

    def path(self, start, goal):
        dist, prev = self.dijkstra(start)
        if dist[goal] == math.inf:
            return None, math.inf
        out = []
        node = goal
        while node is not None:
            out.append(node)
            node = prev[node]
        return out[::-1], dist[goal]

    def topological(self):
        indegree = {n: 0 for n in self.edges}
        for targets in self.edges.values():
            for t in targets:
                indegree[t] += 1
        ready = deque(sorted(n for n, d in indegree.items() if d == 0))
        order = []
        while ready:
            n = ready.popleft()
            order.append(n)
            for t in self.edges[n]:
                indegree[t] -= 1
                if not indegree[t]:
                    ready.append(t)
        if len(order) != len(self.edges):
            raise CycleError(f"cycle among {sorted(set(self.edges) - set(order))}")
        return order

    def kruskal(self):
        seen = set()
        every = []
        for a in self.edges:
            for b, w in self.edges[a].items():
                if (b, a) not in seen:
                    seen.add((a, b))
                    every.append((w, a, b))
        uf = UnionFind(self.edges)
        return [(a, b, w) for w, a, b in sorted(every) if uf.union(a, b)], uf.count


def max_flow(capacity: Dict[str, Dict[str, int]], source: str, sink: str) -> int:
    residual: Dict[str, Dict[str, int]] = {}
    for a, targets in capacity.items():
        for b, c in targets.items():
            residual.setdefault(a, {})[b] = c
            residual.setdefault(b, {}).setdefault(a, 0)
    flow = 0
    while True:
        parents = {source: source}
        queue = deque([source])
        while queue and sink not in parents:
            node = queue.popleft()
            for nxt, c in residual[node].items():
                if c > 0 and nxt not in parents:
                    parents[nxt] = node
                    queue.append(nxt)
        if sink not in parents:
            return flow
        bottleneck = 1 << 62
        node = sink
        while node != source:
            bottleneck = min(bottleneck, residual[parents[node]][node])
            node = parents[node]
        node = sink
        while node != source:
            residual[parents[node]][node] -= bottleneck
            residual[node][parents[node]] += bottleneck
            node = parents[node]
        flow += bottleneck


def a_star(grid: List[str]):
    start = goal = None
    for y, row in enumerate(grid):
        for x, c in enumerate(row):
            if c == "S":
                start = (x, y)
            elif c == "G":
                goal = (x, y)
    if start is None or goal is None:
        raise ValueError("no start or goal")

    def h(p):
        return abs(p[0] - goal[0]) + abs(p[1] - goal[1])

    def neighbours(p):
        x, y = p
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            nx, ny = x + dx, y + dy
            if 0 <= ny < len(grid) and 0 <= nx < len(grid[ny]) and grid[ny][nx] != "#":
                yield nx, ny

    frontier = [(h(start), 0, start)]
    came = {start: None}
    cost = {start: 0}
    while frontier:
        _, g, current = heapq.heappop(frontier)
        if current == goal:
            break
        for n in neighbours(current):
            new = g + 1
            if n not in cost or new < cost[n]:
                cost[n] = new
                came[n] = current
                heapq.heappush(frontier, (new + h(n), new, n))
    else:
        return None
    path = []
    node = goal
    while node:
        path.append(node)
        node = came[node]
    path.reverse()
    rows = [list(r) for r in grid]
    for x, y in path[1:-1]:
        rows[y][x] = "."
    return len(path) - 1, ["".join(r) for r in rows]


def entry_point(argv):
    g: Graph[str] = Graph(directed=False)
    for a, b, w in [("A", "B", 4.0), ("A", "C", 2.0), ("C", "B", 1.0), ("B", "D", 5.0), ("C", "D", 8.0), ("D", "E", 3.0)]:
        g.add_edge(a, b, w)
    g.add_edge("X", "Y", 0.5)
    dist, prev = g.dijkstra("A")
    print(dist)
    print(prev)
    print(g.path("A", "E"), g.path("A", "X"))
    print(g.kruskal())
    t = Graph[str]()
    t.add_edge("shirt", "tie").add_edge("tie", "jacket").add_edge("trousers", "shoes").add_edge("trousers", "belt").add_edge("belt", "jacket")
    print(t.topological())
    t.add_edge("jacket", "shirt")
    try:
        t.topological()
    except CycleError as e:
        print("CycleError:", e)
    ring = Graph()
    for i in range(10):
        ring.add_edge(str(i), str((i * 3 + 1) % 10), float(i))
    print(ring.dijkstra("2")[0]["7"], len(ring.nodes))
    print(max_flow({"s": {"a": 10, "b": 5}, "a": {"b": 15, "t": 6}, "b": {"t": 10}}, "s", "t"))
    result = a_star(["S..#....", ".#.#.##.", ".#...#..", ".####.#.", "......#G"])
    if result:
        steps, picture = result
        print(steps, *picture, sep="\n")
    print(a_star(["S#G"]))
    try:
        a_star(["..."])
    except ValueError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
