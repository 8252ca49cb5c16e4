from collections import deque


class FlowNetwork:
    def __init__(self):
        self.residual = {}
        self.original = {}

    def add(self, u, v, capacity):
        if capacity < 0:
            raise ValueError('negative capacity of %s-%s: %d' % (u, v, capacity))
        for x in (u, v):
            self.residual.setdefault(x, {})
        self.residual[u][v] = self.residual[u].get(v, 0) + capacity
        self.residual[v].setdefault(u, 0)
        self.original[u, v] = self.original.get((u, v), 0) + capacity

    def augmenting_path(self, s, t):
        previous = {s: s}
        queue = deque([s])
        while queue and t not in previous:
            u = queue.popleft()
            for v, c in self.residual[u].items():
                if c > 0 and v not in previous:
                    previous[v] = u
                    queue.append(v)
        if t not in previous:
            return None, previous
        path = []
        v = t
        while v != s:
            path.append((previous[v], v))
            v = previous[v]
        return path[::-1], previous

    def run(self, s, t):
        total = 0
        while True:
            path, reached = self.augmenting_path(s, t)
            if path is None:
                cut = [(u, v) for (u, v) in self.original if u in reached and v not in reached]
                return total, sorted(cut)
            amount = min(self.residual[u][v] for u, v in path)
            for u, v in path:
                self.residual[u][v] -= amount
                self.residual[v][u] += amount
            print(f'  +{amount}:', '>'.join([s] + [v for _, v in path]))
            total += amount

    def flows(self):
        for (u, v), c in self.original.items():
            used = c - self.residual[u][v]
            if used > 0:
                yield f'{u}{v} {used}/{c}'


def entry_point(argv):
    net = FlowNetwork()
    for edge in 'sa16 sc13 ab12 ca4 bc9 cd14 db7 bt20 dt4'.split():
        net.add(edge[0], edge[1], int(edge[2:]))
    print(net.run('s', 't'))
    print(', '.join(net.flows()))
    try:
        net.add('q', 'r', -1)
    except ValueError as e:
        print(e)
    lonely = FlowNetwork()
    lonely.add('s', 'a', 3)
    lonely.add('b', 't', 3)
    print(lonely.run('s', 't'), list(lonely.flows()))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
