from collections import deque


def bfs(graph, start):
    seen = {start}
    order = []
    todo = deque([start])
    while todo:
        node = todo.popleft()
        order.append(node)
        for other, _ in graph.neighbours(node):
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return order


def dfs(graph, start):
    order = []
    visit(graph, start, set(), order)
    return order


def visit(graph, node, seen, order):
    seen.add(node)
    order.append(node)
    for other, _ in graph.neighbours(node):
        if other not in seen:
            visit(graph, other, seen, order)


def components(graph):
    left = set(graph.nodes())
    found = []
    while left:
        part = bfs(graph, min(left))
        left -= set(part)
        found.append(part)
    return found
