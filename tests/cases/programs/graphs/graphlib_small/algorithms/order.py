from ..graph import GraphError


class CycleError(GraphError):
    def __init__(self, nodes):
        GraphError.__init__(self, 'a cycle')
        self.nodes = nodes


def topological(graph):
    entering = {node: 0 for node in graph.nodes()}
    for _, _, target in graph.edges():
        entering[target] += 1
    ready = sorted([node for node, count in entering.items() if count == 0])
    order = []
    while ready:
        node = ready.pop(0)
        order.append(node)
        for other, _ in graph.neighbours(node):
            entering[other] -= 1
            if not entering[other]:
                ready.append(other)
    if len(order) < len(graph):
        raise CycleError([n for n in graph.nodes() if n not in order])
    return order
