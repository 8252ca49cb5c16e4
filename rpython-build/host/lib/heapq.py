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
    """A heap has what the next item of each source is compared by, and which source that is: equal ones come in their order."""
    step = -1 if reverse else 1
    iterators = []
    heads = []
    heap = []
    for iterator in sources:
        try:
            head = next(iterator)
        except StopIteration:
            continue
        heap.append((_compared(head, key), len(heads) * step))
        heads.append(head)
        iterators.append(iterator)
    if reverse:
        _heapify_largest(heap)
    else:
        heapify(heap)
    while len(heap) > 1:
        place = heap[0][1]
        at = place * step
        yield heads[at]
        for item in iterators[at]:
            heads[at] = item
            heap[0] = (_compared(item, key), place)
            break
        else:
            heap[0] = heap.pop()
        if reverse:
            _down_largest(heap, 0)
        else:
            _down(heap, 0)
    if heap:
        at = heap[0][1] * step
        yield heads[at]
        for item in iterators[at]:
            yield item


def _compared(item, key):
    return item if key is None else key(item)


# Heaps with the largest item first.

def _up_largest(heap, start, at):
    item = heap[at]
    while at > start:
        parent = (at - 1) >> 1
        above = heap[parent]
        if not above < item:
            break
        heap[at] = above
        at = parent
    heap[at] = item


def _down_largest(heap, at):
    end = len(heap)
    start = at
    item = heap[at]
    child = 2 * at + 1
    while child < end:
        larger = heap[child]
        right = child + 1
        if right < end:
            other = heap[right]
            if not other < larger:
                child = right
                larger = other
        heap[at] = larger
        at = child
        child = 2 * at + 1
    heap[at] = item
    _up_largest(heap, start, at)


def _heapify_largest(x):
    for at in range(len(x) // 2 - 1, -1, -1):
        _down_largest(x, at)


# The smallest or largest of many: a heap has as many as are wanted, and the one that another would take the place of first.
# What came first stays, of equal ones.

def nsmallest(n, iterable, key=None):
    if n == 1:
        return _first_of(iterable, key, False)
    if _is_sized(iterable) and n >= len(iterable):
        return sorted(iterable, key=key)
    if n <= 0:
        return []
    heap = []
    kept = []
    for item in iterable:
        compared = _compared(item, key)
        if len(kept) < n:
            heap.append((compared, len(kept)))
            kept.append(item)
            if len(kept) == n:
                _heapify_largest(heap)
        elif compared < heap[0][0]:
            heap[0] = (compared, len(kept))
            kept.append(item)
            _down_largest(heap, 0)
    if len(kept) < n:
        _heapify_largest(heap)
    heap.sort()
    return [kept[at] for _, at in heap]


def nlargest(n, iterable, key=None):
    if n == 1:
        return _first_of(iterable, key, True)
    if _is_sized(iterable) and n >= len(iterable):
        return sorted(iterable, key=key, reverse=True)
    if n <= 0:
        return []
    heap = []
    kept = []
    for item in iterable:
        compared = _compared(item, key)
        if len(kept) < n:
            heap.append((compared, -len(kept)))
            kept.append(item)
            if len(kept) == n:
                heapify(heap)
        elif heap[0][0] < compared:
            heap[0] = (compared, -len(kept))
            kept.append(item)
            _down(heap, 0)
    if len(kept) < n:
        heapify(heap)
    heap.sort(reverse=True)
    return [kept[-at] for _, at in heap]


def _first_of(iterable, key, largest):
    """What is the smallest or largest, in a list, which is empty if there is none."""
    best = []
    for item in iterable:
        if len(best) == 0:
            best.append((_compared(item, key), item))
            continue
        compared = _compared(item, key)
        if compared > best[0][0] if largest else compared < best[0][0]:
            best[0] = (compared, item)
    return [item for _, item in best]


def _is_sized(iterable):
    return hasattr(iterable, "__len__")
