import heapq
from collections import Counter, deque, OrderedDict, defaultdict


def schedule(tasks, gap):
    heap = [(-n, t) for t, n in Counter(tasks).items()]
    heapq.heapify(heap)
    wait = deque()
    time = 0
    out = []
    while heap or wait:
        if wait and wait[0][0] <= time:
            _, n, t = wait.popleft()
            heapq.heappush(heap, (n, t))
        if heap:
            n, t = heapq.heappop(heap)
            out.append(t)
            if n + 1 < 0:
                wait.append((time + gap + 1, n + 1, t))
        else:
            out.append('-')
        time += 1
    return ''.join(out)


def dijkstra(graph, start):
    dist = {start: 0}
    heap = [(0, start)]
    while heap:
        d, u = heapq.heappop(heap)
        if d > dist[u]:
            continue
        for v, w in graph[u]:
            if v not in dist or d + w < dist[v]:
                dist[v] = d + w
                heapq.heappush(heap, (d + w, v))
    return dist


def running_median(xs):
    low, high, out = [], [], []
    for x in xs:
        heapq.heappush(high, -heapq.heappushpop(low, -x))
        if len(high) > len(low):
            heapq.heappush(low, -heapq.heappop(high))
        out.append(-low[0] if len(low) > len(high) else (high[0] - low[0]) // 2)
    return out


class LRU:
    def __init__(self, room):
        self.room = room
        self.items = OrderedDict()
        self.misses = 0

    def get(self, key):
        if key in self.items:
            self.items.move_to_end(key)
            return self.items[key]
        self.misses += 1
        self.items[key] = key * 10
        if len(self.items) > self.room:
            self.items.popitem(last=False)
        return key * 10


def window_max(xs, k):
    q = deque()
    out = []
    for i, x in enumerate(xs):
        while q and xs[q[-1]] <= x:
            q.pop()
        q.append(i)
        if q[0] <= i - k:
            q.popleft()
        if i >= k - 1:
            out.append(xs[q[0]])
    return out


def entry_point(argv):
    print(schedule('AAABBC', 2), schedule('', 1), schedule('AAA', 0))
    g = defaultdict(list)
    for a, b, w in [('s', 'a', 4), ('s', 'b', 1), ('b', 'a', 2), ('a', 't', 5), ('b', 't', 9)]:
        g[a].append((b, w))
    d = dijkstra(g, 's')
    print(sorted(d.items()))
    print(running_median([5, 15, 1, 3]))
    c = LRU(2)
    print([c.get(k) for k in [1, 2, 1, 3, 2, 1]], c.misses, list(c.items))
    print(window_max([1, 3, -1, -3, 5, 3, 6, 7], 3), window_max([1], 1), window_max([9, 8, 7], 2))
    votes = Counter({'x': 3}) + Counter('xyy')
    print(votes, votes.most_common(1)[0][0], sorted(votes.elements()))
    josephus = deque(range(1, 8))
    order = []
    while josephus:
        josephus.rotate(-2)
        order.append(josephus.popleft())
    print(order)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
