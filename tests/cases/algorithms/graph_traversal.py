from collections import deque


class Graph:
    def __init__(self, edges, directed=False):
        self.adjacent = {}
        for a, b in edges:
            self.adjacent.setdefault(a, []).append(b)
            self.adjacent.setdefault(b, [])
            if not directed:
                self.adjacent[b].append(a)

    def bfs(self, start):
        if start not in self.adjacent:
            raise KeyError(start)
        distance = {start: 0}
        queue = deque([start])
        while queue:
            node = queue.popleft()
            for other in self.adjacent[node]:
                if other not in distance:
                    distance[other] = distance[node] + 1
                    queue.append(other)
        return distance

    def dfs(self, start, seen=None):
        if seen is None:
            seen = set()
        seen.add(start)
        yield start
        stack = [iter(self.adjacent[start])]
        while stack:
            for node in stack[-1]:
                if node not in seen:
                    seen.add(node)
                    yield node
                    stack.append(iter(self.adjacent[node]))
                    break
            else:
                stack.pop()

    def components(self):
        seen = set()
        for node in self.adjacent:
            if node not in seen:
                yield sorted(self.dfs(node, seen))

    def path(self, start, goal):
        previous = {start: start}
        queue = [start]
        for node in queue:
            if node == goal:
                result = [goal]
                while result[-1] != start:
                    result.append(previous[result[-1]])
                return result[::-1]
            for other in self.adjacent[node]:
                if other not in previous:
                    previous[other] = node
                    queue.append(other)
        return None

    def has_cycle(self):
        colour = {n: 'white' for n in self.adjacent}

        def visit(n):
            colour[n] = 'grey'
            for m in self.adjacent[n]:
                if colour[m] == 'grey' or colour[m] == 'white' and visit(m):
                    return True
            colour[n] = 'black'
            return False

        return any(colour[n] == 'white' and visit(n) for n in self.adjacent)


def entry_point(argv):
    g = Graph([('a', 'b'), ('a', 'c'), ('b', 'd'), ('c', 'd'), ('d', 'e'), ('x', 'y')])
    print(g.bfs('a'))
    print(list(g.dfs('a')), list(g.components()))
    print(g.path('a', 'e'), g.path('a', 'y'), g.path('x', 'x'))
    try:
        g.bfs('q')
    except KeyError as e:
        print('no node', e)
    print(Graph([('p', 'q'), ('q', 'r'), ('p', 'r')], directed=True).has_cycle(),
          Graph([('p', 'q'), ('q', 'r'), ('r', 'p')], directed=True).has_cycle(),
          Graph([], directed=True).has_cycle())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
