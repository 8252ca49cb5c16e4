from collections import deque


def bfs(graph, start):
    seen = {start: 0}
    todo = deque([start])
    order = []
    while todo:
        node = todo.popleft()
        order.append(node)
        for other in graph.get(node, []):
            if other not in seen:
                seen[other] = seen[node] + 1
                todo.append(other)
    return order, seen


def entry_point(argv):
    graph = {"a": ["b", "c"], "b": ["d"], "c": ["d", "e"], "d": ["f"], "e": ["f"]}
    order, seen = bfs(graph, "a")
    print(order, sorted(seen.items()))
    pairs = deque()
    pairs.append((1, "x"))
    pairs.appendleft((0, "y"))
    while pairs:
        n, s = pairs.pop()
        print(n, s)
    window = deque(maxlen=3)
    out = []
    for i in range(8):
        window.append(i * i)
        out.append(sum(window))
    print(out)
    return 0
