import heapq


def dijkstra(graph, start):
    distances = {start: 0}
    before = {}
    queue = [(0, start)]
    while queue:
        distance, node = heapq.heappop(queue)
        if distance > distances[node]:
            continue
        for other, weight in graph.neighbours(node):
            new = distance + weight
            if other not in distances or new < distances[other]:
                distances[other] = new
                before[other] = node
                heapq.heappush(queue, (new, other))
    return distances, before


def path_to(before, node):
    path = [node]
    while node in before:
        node = before[node]
        path.append(node)
    path.reverse()
    return path
