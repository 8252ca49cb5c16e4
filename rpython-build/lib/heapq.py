"""Lists as heaps: the smallest item first."""

__all__ = ["heappush", "heappop", "heapify", "heapreplace", "merge", "nlargest", "nsmallest", "heappushpop"]


def _up(heap, start, at):
    """Moves an item towards the root until its parent is not greater."""
    item = heap[at]
    while at > start:
        parent = (at - 1) >> 1
        if not item < heap[parent]:
            break
        heap[at] = heap[parent]
        at = parent
    heap[at] = item


def _down(heap, at):
    """Moves an item to a leaf along the smaller children, then up to its place."""
    end = len(heap)
    start = at
    item = heap[at]
    child = 2 * at + 1
    while child < end:
        right = child + 1
        if right < end and not heap[child] < heap[right]:
            child = right
        heap[at] = heap[child]
        at = child
        child = 2 * at + 1
    heap[at] = item
    _up(heap, start, at)


def heappush(heap, item):
    heap.append(item)
    _up(heap, 0, len(heap) - 1)


def heappop(heap):
    last = heap.pop()
    if not heap:
        return last
    top = heap[0]
    heap[0] = last
    _down(heap, 0)
    return top


def heapreplace(heap, item):
    top = heap[0]
    heap[0] = item
    _down(heap, 0)
    return top


def heappushpop(heap, item):
    if heap and heap[0] < item:
        item, heap[0] = heap[0], item
        _down(heap, 0)
    return item


def heapify(x):
    for at in range(len(x) // 2 - 1, -1, -1):
        _down(x, at)


def merge(*iterables, key=None, reverse=False):
    heads = []
    for order, iterable in enumerate(iterables):
        iterator = iter(iterable)
        for item in iterator:
            heads.append([item if key is None else key(item), order, item, iterator])
            break
    while heads:
        best = heads[0]
        for head in heads[1:]:
            if (best[0] < head[0]) if reverse else (head[0] < best[0]):
                best = head
        yield best[2]
        for item in best[3]:
            best[0] = item if key is None else key(item)
            best[2] = item
            break
        else:
            heads.remove(best)


def nsmallest(n, iterable, key=None):
    return sorted(iterable, key=key)[:max(n, 0)]


def nlargest(n, iterable, key=None):
    return sorted(iterable, key=key, reverse=True)[:max(n, 0)]
