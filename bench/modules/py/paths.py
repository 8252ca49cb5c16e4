"""Shortest paths, with a heap."""

import heapq


class Node(object):
    def __init__(self, name):
        self.name = name
        self.edges = []
        self.distance = -1
        self.before = None

    def path(self):
        names = []
        node = self
        while node is not None:
            names.append(node.name)
            node = node.before
        names.reverse()
        return names


class Graph(object):
    def __init__(self):
        self.nodes = {}
        self.order = []

    def node(self, name):
        if name not in self.nodes:
            self.nodes[name] = len(self.order)
            self.order.append(Node(name))
        return self.nodes[name]

    def connect(self, start, end, cost):
        a = self.node(start)
        b = self.node(end)
        self.order[a].edges.append((b, cost))
        self.order[b].edges.append((a, cost))

    def search(self, start, end):
        heap = [(0, start)]
        self.order[start].distance = 0
        while heap:
            distance, at = heapq.heappop(heap)
            node = self.order[at]
            if at == end:
                return node
            if distance > node.distance:
                continue
            for target, cost in node.edges:
                other = self.order[target]
                length = distance + cost
                if other.distance < 0 or length < other.distance:
                    other.distance = length
                    other.before = node
                    heapq.heappush(heap, (length, target))
        return None


def shortest(edges, start, end):
    graph = Graph()
    for a, b, cost in edges:
        graph.connect(a, b, cost)
    if start not in graph.nodes or end not in graph.nodes:
        raise KeyError("no such node")
    node = graph.search(graph.nodes[start], graph.nodes[end])
    if node is None:
        return None
    return (node.distance, node.path())
