"""Lists as heaps: the smallest item first."""

__specialize__ = "types"

__all__ = ["heappush", "heappop", "heapify", "heapreplace", "merge", "nlargest", "nsmallest", "heappushpop"]


def _up(heap, start, at):
    """Moves an item towards the root until its parent is not greater."""
    item = heap[at]
    while at > start:
        parent = (at - 1) >> 1
        above = heap[parent]
        if not item < above:
            break
        heap[at] = above
        at = parent
    heap[at] = item


def _down(heap, at):
    """Moves an item to a leaf along the smaller children, then up to its place."""
    end = len(heap)
    start = at
    item = heap[at]
    child = 2 * at + 1
    while child < end:
        smaller = heap[child]
        right = child + 1
        if right < end:
            other = heap[right]
            if not smaller < other:
                child = right
                smaller = other
        heap[at] = smaller
        at = child
        child = 2 * at + 1
    heap[at] = item
    _up(heap, start, at)


def heappush(heap, item):
    heap.append(item)
    _up(heap, 0, len(heap) - 1)


def heappop(heap):
    if not heap:
        raise IndexError("index out of range")
    last = heap.pop()
    if not heap:
        return last
    top = heap[0]
    heap[0] = last
    _down(heap, 0)
    return top


def heapreplace(heap, item):
    if not heap:
        raise IndexError("index out of range")
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
    return _merged(_each(*iterables), key, reverse)


def _merge_of_list(iterables, key=None, reverse=False):
    return _merged([_given(iterable) for iterable in iterables], key, reverse)


# What `merge(*rows)` is for a list.
merge._of_list_ = _merge_of_list


def _each(*iterables):
    """Iterators of one kind over iterables of any."""
    if len(iterables) == 0:
        return []
    return [_given(iterables[0])] + _each(*iterables[1:])


def _given(iterable):
    for item in iterable:
        yield item


def _merged(sources, key, reverse):
    iterators = []
    heads = []
    for iterator in sources:
        try:
            heads.append(next(iterator))
        except StopIteration:
            continue
        iterators.append(iterator)
    while heads:
        best = 0
        for at in range(1, len(heads)):
            if key is None:
                before = heads[best] < heads[at] if reverse else heads[at] < heads[best]
            elif reverse:
                before = key(heads[best]) < key(heads[at])
            else:
                before = key(heads[at]) < key(heads[best])
            if before:
                best = at
        yield heads[best]
        for item in iterators[best]:
            heads[best] = item
            break
        else:
            del heads[best]
            del iterators[best]


def nsmallest(n, iterable, key=None):
    return sorted(iterable, key=key)[:max(n, 0)]


def nlargest(n, iterable, key=None):
    return sorted(iterable, key=key, reverse=True)[:max(n, 0)]
