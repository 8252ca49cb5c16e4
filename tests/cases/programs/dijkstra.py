def shortest(graph, start, n):
    infinity = 1000000
    distance = [infinity] * n
    done = [False] * n
    distance[start] = 0
    for _ in range(n):
        best = -1
        for i in range(n):
            if not done[i] and (best < 0 or distance[i] < distance[best]):
                best = i
        done[best] = True
        for target, weight in graph.get(best, []):
            d = distance[best] + weight
            if d < distance[target]:
                distance[target] = d
    return distance


def entry_point(argv):
    graph = {0: [(1, 7), (2, 9), (5, 14)], 1: [(2, 10), (3, 15)],
             2: [(3, 11), (5, 2)], 3: [(4, 6)], 5: [(4, 9)]}
    print(shortest(graph, 0, 6))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
