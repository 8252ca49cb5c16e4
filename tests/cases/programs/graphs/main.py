"""Graphs: searches, shortest ways, spanning trees, components, an order of tasks."""
import graphlib_small as gl
from graphlib_small import Graph, algorithms
from graphlib_small.algorithms import *
from data import CITIES, ROADS, TASKS


def show(title, items):
    print(title + ': ' + ' '.join([str(item) for item in items]))


def entry_point(argv):
    graph = Graph(directed=False)
    for a, b, length in ROADS:
        graph.add_edge(a, b, length)
    show('nodes', graph.nodes())
    show('bfs', bfs(graph, CITIES[0]))
    show('dfs', dfs(graph, CITIES[0]))
    distances, before = dijkstra(graph, CITIES[0])
    for city in sorted(distances):
        print('%-10s %4d via %s' % (city, distances[city], ' > '.join(path_to(before, city))))
    tree, total = kruskal(graph)
    show('tree', ['%s-%s' % edge for edge in tree])
    print('total', total)
    tasks = Graph(directed=True)
    for task, needs in TASKS.items():
        tasks.add_node(task)
        for need in needs:
            tasks.add_edge(need, task, 1)
    show('order', topological(tasks))
    tasks.add_edge('ship', 'plan', 1)
    try:
        topological(tasks)
    except gl.CycleError as e:
        show('cycle', e.nodes)
    show('components', [len(c) for c in algorithms.components(graph)])
    try:
        graph.neighbours('Atlantis')
    except gl.GraphError as e:
        print('error:', e)
    print(repr(graph), repr(tasks), len(graph), 'Bern' in graph)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
