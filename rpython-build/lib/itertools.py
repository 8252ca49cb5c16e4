"""Iterators that combine iterators. Each is a generator, so the translator can see into it."""


class count:
    """Numbers without end. An object that is there when the program is translated goes on counting."""

    def __init__(self, start=0, step=1):
        self._next = start
        self._step = step

    def __iter__(self):
        return self

    def __next__(self):
        n = self._next
        self._next = n + self._step
        return n

    def __repr__(self):
        if self._step == 1:
            return "count(" + repr(self._next) + ")"
        return "count(" + repr(self._next) + ", " + repr(self._step) + ")"


class cycle:
    """The items of an iterable, over and over."""

    def __init__(self, iterable):
        self._items = list(iterable)
        self._at = 0

    def __iter__(self):
        return self

    def __next__(self):
        if not self._items:
            raise StopIteration
        item = self._items[self._at]
        self._at += 1
        if self._at == len(self._items):
            self._at = 0
        return item


_endless = object()


def repeat(object, times=_endless):
    if times is _endless:
        while True:
            yield object
    for _ in range(times):
        yield object


def accumulate(iterable, func=None, *, initial=None):
    iterator = iter(iterable)
    total = initial
    if initial is None:
        try:
            total = next(iterator)
        except StopIteration:
            return
    yield total
    for item in iterator:
        total = total + item if func is None else func(total, item)
        yield total


class chain:
    """The items of one iterable after the other."""

    def __init__(self, *iterables):
        self._items = _chained(iterables)

    @classmethod
    def from_iterable(cls, iterable):
        self = cls()
        self._items = _chained(iterable)
        return self

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._items)


def _chained(iterables):
    for iterable in iterables:
        for item in iterable:
            yield item


def compress(data, selectors):
    for item, selected in zip(data, selectors):
        if selected:
            yield item


def dropwhile(predicate, iterable):
    dropping = True
    for item in iterable:
        if dropping and predicate(item):
            continue
        dropping = False
        yield item


def takewhile(predicate, iterable):
    for item in iterable:
        if not predicate(item):
            return
        yield item


def filterfalse(predicate, iterable):
    for item in iterable:
        if not (item if predicate is None else predicate(item)):
            yield item


def starmap(function, iterable):
    for args in iterable:
        yield function(*args)


def pairwise(iterable):
    iterator = iter(iterable)
    try:
        previous = next(iterator)
    except StopIteration:
        return
    for item in iterator:
        yield previous, item
        previous = item


def islice(iterable, *args):
    window = slice(*args)
    if len(args) == 1 and args[0] is not None and (not isinstance(args[0], int) or args[0] < 0):
        raise ValueError("Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
    for value in (window.start, window.stop, window.step):
        if value is not None and (not isinstance(value, int) or value < 0):
            raise ValueError("Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
    if window.step == 0:
        raise ValueError("Step for islice() must be a positive integer or None.")
    return _sliced(iter(iterable), window.start or 0, window.stop, window.step or 1)


def _sliced(iterator, start, stop, step):
    position = 0
    wanted = start
    while stop is None or position < stop:
        if stop is not None and wanted >= stop:
            # What lies before `stop` is used up all the same.
            while position < stop:
                for _ in iterator:
                    break
                else:
                    return
                position += 1
            return
        for item in iterator:
            break
        else:
            return
        if position == wanted:
            yield item
            wanted += step
        position += 1


def tee(iterable, n=2):
    if n < 0:
        raise ValueError("n must be >= 0")
    iterator = iter(iterable)
    queues = [[] for _ in range(n)]

    def one(queue):
        while True:
            if not queue:
                try:
                    item = next(iterator)
                except StopIteration:
                    return
                for other in queues:
                    other.append(item)
            yield queue.pop(0)

    return tuple([one(queue) for queue in queues])


def zip_longest(*iterables, fillvalue=None):
    iterators = [iter(iterable) for iterable in iterables]
    active = len(iterators)
    finished = [False] * active
    while active:
        row = []
        for i, iterator in enumerate(iterators):
            value = fillvalue
            if not finished[i]:
                try:
                    value = next(iterator)
                except StopIteration:
                    finished[i] = True
                    active -= 1
                    if not active:
                        return
            row.append(value)
        yield tuple(row)


def product(*iterables, repeat=1):
    pools = [tuple(iterable) for iterable in iterables] * repeat
    return _product(pools)


def _product(pools):
    for pool in pools:
        if not pool:
            return
    positions = [0] * len(pools)
    while True:
        yield tuple([pool[i] for pool, i in zip(pools, positions)])
        place = len(pools) - 1
        while place >= 0:
            positions[place] += 1
            if positions[place] < len(pools[place]):
                break
            positions[place] = 0
            place -= 1
        if place < 0:
            return


def permutations(iterable, r=None):
    pool = tuple(iterable)
    r = len(pool) if r is None else r
    if r < 0:
        raise ValueError("r must be non-negative")
    return _permutations(pool, r)


def _permutations(pool, r):
    if r == 0:
        yield ()
        return
    # Depth first with the used positions on a stack, in lexicographic order.
    n = len(pool)
    if r > n:
        return
    chosen = []
    used = [False] * n
    candidate = 0
    while True:
        while candidate < n and used[candidate]:
            candidate += 1
        if candidate == n:
            if not chosen:
                return
            candidate = chosen.pop()
            used[candidate] = False
            candidate += 1
            continue
        if len(chosen) == r - 1:
            yield tuple([pool[i] for i in chosen]) + (pool[candidate],)
            candidate += 1
        else:
            chosen.append(candidate)
            used[candidate] = True
            candidate = 0


def combinations(iterable, r):
    if r < 0:
        raise ValueError("r must be non-negative")
    return _combinations(tuple(iterable), r)


def _combinations(pool, r):
    n = len(pool)
    if r > n:
        return
    indices = list(range(r))
    while True:
        yield tuple([pool[i] for i in indices])
        place = r - 1
        while place >= 0 and indices[place] == n - r + place:
            place -= 1
        if place < 0:
            return
        indices[place] += 1
        for later in range(place + 1, r):
            indices[later] = indices[later - 1] + 1


def combinations_with_replacement(iterable, r):
    if r < 0:
        raise ValueError("r must be non-negative")
    return _combinations_with_replacement(tuple(iterable), r)


def _combinations_with_replacement(pool, r):
    n = len(pool)
    if n == 0 and r > 0:
        return
    indices = [0] * r
    while True:
        yield tuple([pool[i] for i in indices])
        place = r - 1
        while place >= 0 and indices[place] == n - 1:
            place -= 1
        if place < 0:
            return
        indices[place:] = [indices[place] + 1] * (r - place)


class groupby:
    """Runs of items with equal keys."""

    def __init__(self, iterable, key=None):
        self._iterator = iter(iterable)
        self._key = key
        self._has_item = False
        self._item = None
        self._item_key = None
        self._run = None
        self._run_key = None
        self._started = False

    def __iter__(self):
        return self

    def _advance(self):
        self._item = next(self._iterator)
        self._item_key = self._item if self._key is None else self._key(self._item)
        self._has_item = True

    def __next__(self):
        if not self._has_item:
            self._advance()
        if self._started:
            # Skip what is left of the run that was handed out before.
            while self._item_key == self._run_key:
                self._has_item = False
                self._advance()
        self._started = True
        self._run_key = self._item_key
        self._run = object()
        return self._run_key, self._group(self._run)

    def _group(self, run):
        while self._run is run:
            if not self._has_item:
                try:
                    self._advance()
                except StopIteration:
                    return
            if self._item_key != self._run_key:
                return
            self._has_item = False
            yield self._item


def batched(iterable, n):
    if n < 1:
        raise ValueError("n must be at least one")
    iterator = iter(iterable)
    while True:
        batch = tuple(islice(iterator, n))
        if not batch:
            return
        yield batch
