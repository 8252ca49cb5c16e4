"""Iterators that combine iterables. Those that count and go round are objects, so that one which is made while
the program is imported goes on when it runs; and groups are read as they are asked for."""

from operator import index as _index

from rpython.rlib.nonconst import NonConstant

__specialize__ = "types"
__iterators__ = {
    "repeat_always": "itertools.repeat",
    "repeat_times": "itertools.repeat",
    "chain1": "itertools.chain",
    "chain2": "itertools.chain",
    "chain3": "itertools.chain",
    "chain4": "itertools.chain",
    "chain5": "itertools.chain",
    "chain_from_iterable": "itertools.chain",
    "_slice": "itertools.islice",
    "takewhile": "itertools.takewhile",
    "dropwhile": "itertools.dropwhile",
    "filterfalse_none": "itertools.filterfalse",
    "filterfalse_by": "itertools.filterfalse",
    "compress": "itertools.compress",
    "starmap": "itertools.starmap",
    "accumulate_by": "itertools.accumulate",
    "accumulate_from": "itertools.accumulate",
    "pairwise": "itertools.pairwise",
    "_reader": "itertools._tee",
    "zip_longest2": "itertools.zip_longest",
    "zip_longest3": "itertools.zip_longest",
    "zip_longest_all": "itertools.zip_longest",
    "product_all": "itertools.product",
    "product1": "itertools.product",
    "product2": "itertools.product",
    "product3": "itertools.product",
    "product4": "itertools.product",
    "_permutations": "itertools.permutations",
    "_combinations": "itertools.combinations",
    "_combinations_with_replacement": "itertools.combinations_with_replacement",
    "_batches": "itertools.batched",
    "groupby._group": "itertools._grouper",
}


class _Nothing(object):
    def _freeze_(self):
        return True


_NOTHING = _Nothing()


def _number(n):
    """An argument that is a number; as a constant, it could tell that a loop has no items, and so no type of them."""
    return NonConstant(_index(n))


def repeat(object, times=_NOTHING):
    if times is _NOTHING:
        return repeat_always(object)
    return repeat_times(object, _number(times))


def repeat_always(object):
    while True:
        yield object


def repeat_times(object, times):
    i = 0
    while i < times:
        yield object
        i += 1


def chain(*iterables):
    if len(iterables) == 0:
        return iter([0][:0])
    if len(iterables) == 1:
        return chain1(iterables[0])
    if len(iterables) == 2:
        return chain2(iterables[0], iterables[1])
    if len(iterables) == 3:
        return chain3(iterables[0], iterables[1], iterables[2])
    if len(iterables) == 4:
        return chain4(iterables[0], iterables[1], iterables[2], iterables[3])
    if len(iterables) == 5:
        return chain5(iterables[0], iterables[1], iterables[2], iterables[3], iterables[4])
    return chain2(chain(*iterables[:5]), chain(*iterables[5:]))


def chain1(a):
    for item in a:
        yield item


def chain2(a, b):
    for item in a:
        yield item
    for item in b:
        yield item


def chain3(a, b, c):
    for item in a:
        yield item
    for item in b:
        yield item
    for item in c:
        yield item


def chain4(a, b, c, d):
    for item in a:
        yield item
    for item in b:
        yield item
    for item in c:
        yield item
    for item in d:
        yield item


def chain5(a, b, c, d, e):
    for item in a:
        yield item
    for item in b:
        yield item
    for item in c:
        yield item
    for item in d:
        yield item
    for item in e:
        yield item


def chain_from_iterable(iterables):
    for iterable in iterables:
        for item in iterable:
            yield item


chain.from_iterable = chain_from_iterable
# What `chain(*rows)` is for a list.
chain._of_list_ = chain_from_iterable

_MAX = 0x7FFFFFFFFFFFFFFF


def islice(iterable, *args):
    if len(args) == 1:
        start, stop, step = None, args[0], None
    elif len(args) == 2:
        start, stop, step = args[0], args[1], None
    else:
        start, stop, step = args
    start = 0 if start is None else _index(start)
    stop = _MAX if stop is None else _index(stop)
    if stop == -1:
        raise ValueError("Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
    if start < 0 or stop < 0:
        raise ValueError("Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
    step = 1 if step is None else _index(step)
    if step < 1:
        raise ValueError("Step for islice() must be a positive integer or None.")
    return _slice(iterable, start, NonConstant(stop), step)


def _slice(iterable, start, stop, step):
    it = iter(iterable)
    i = 0
    while True:
        # (What is before the start is read even if that is behind the stop.)
        while i < start:
            try:
                next(it)
            except StopIteration:
                return
            i += 1
        if i >= stop:
            return
        try:
            item = next(it)
        except StopIteration:
            return
        yield item
        i += 1
        start = start + step if step < stop - start else stop


def takewhile(predicate, iterable):
    for item in iterable:
        if not predicate(item):
            break
        yield item


def dropwhile(predicate, iterable):
    dropping = True
    for item in iterable:
        if dropping and predicate(item):
            continue
        dropping = False
        yield item


def filterfalse(predicate, iterable):
    if predicate is None:
        return filterfalse_none(iterable)
    return filterfalse_by(predicate, iterable)


def filterfalse_none(iterable):
    for item in iterable:
        if not item:
            yield item


def filterfalse_by(predicate, iterable):
    for item in iterable:
        if not predicate(item):
            yield item


def compress(data, selectors):
    for item, wanted in zip(data, selectors):
        if wanted:
            yield item


def starmap(function, iterable):
    for args in iterable:
        yield function(*args)


def _add(a, b):
    return a + b


def accumulate(iterable, func=None, initial=None):
    if initial is None:
        return accumulate_by(iterable, _add if func is None else func)
    return accumulate_from(iterable, _add if func is None else func, initial)


def accumulate_by(iterable, func):
    it = iter(iterable)
    try:
        total = next(it)
    except StopIteration:
        return
    yield total
    while True:
        try:
            item = next(it)
        except StopIteration:
            return
        total = func(total, item)
        yield total


def accumulate_from(iterable, func, initial):
    total = initial
    yield total
    for item in iterable:
        total = func(total, item)
        yield total


def pairwise(iterable):
    it = iter(iterable)
    try:
        before = next(it)
    except StopIteration:
        return
    while True:
        try:
            item = next(it)
        except StopIteration:
            return
        yield before, item
        before = item


class _Shared:
    """What the iterators of a `tee` have read so far, and where there is more."""

    def __init__(self, it):
        self.it = it
        self.items = []

    def read(self, i):
        if i == len(self.items):
            self.items.append(next(self.it))
        return self.items[i]


_Shared._annspecialcase_ = "specialize:ctr_location"


def _reader(shared):
    i = 0
    while True:
        try:
            item = shared.read(i)
        except StopIteration:
            return
        yield item
        i += 1


def tee(iterable, n=None):
    shared = _Shared(iter(iterable))
    if n is None:
        return _reader(shared), _reader(shared)
    if n < 0:
        raise ValueError("n must be >= 0")
    return tuple([_reader(shared) for _ in range(n)])


def zip_longest(*iterables, fillvalue=None):
    if len(iterables) == 2:
        return zip_longest2(iterables[0], iterables[1], fillvalue)
    if len(iterables) == 3:
        return zip_longest3(iterables[0], iterables[1], iterables[2], fillvalue)
    return zip_longest_all([iter(i) for i in iterables], fillvalue)


def _zip_longest_of_list(iterables, fillvalue=None):
    return zip_longest_all([iter(i) for i in iterables], fillvalue)


zip_longest._of_list_ = _zip_longest_of_list


def zip_longest2(a, b, fillvalue):
    x = iter(a)
    y = iter(b)
    more_x = True
    more_y = True
    while True:
        left = fillvalue
        right = fillvalue
        if more_x:
            try:
                left = next(x)
            except StopIteration:
                more_x = False
        if more_y:
            try:
                right = next(y)
            except StopIteration:
                more_y = False
        if not more_x and not more_y:
            break
        yield left, right


def zip_longest3(a, b, c, fillvalue):
    z = iter(c)
    more_z = True
    for left, right in zip_longest2(a, b, fillvalue):
        third = fillvalue
        if more_z:
            try:
                third = next(z)
            except StopIteration:
                more_z = False
        yield left, right, third
    if more_z:
        for third in z:
            yield fillvalue, fillvalue, third


def zip_longest_all(iterators, fillvalue):
    more = [True] * len(iterators)
    while True:
        row = []
        for i in range(len(iterators)):
            item = fillvalue
            if more[i]:
                try:
                    item = next(iterators[i])
                except StopIteration:
                    more[i] = False
            row.append(item)
        if not any(more):
            break
        yield tuple(row)


def product(*iterables, repeat=None):
    if repeat is not None:
        repeat = _index(repeat)
        if repeat < 0:
            raise ValueError("repeat argument cannot be negative")
        return product_all([list(i) for i in iterables] * repeat)
    if len(iterables) == 1:
        return product1(list(iterables[0]))
    if len(iterables) == 2:
        return product2(list(iterables[0]), list(iterables[1]))
    if len(iterables) == 3:
        return product3(list(iterables[0]), list(iterables[1]), list(iterables[2]))
    if len(iterables) == 4:
        return product4(list(iterables[0]), list(iterables[1]), list(iterables[2]), list(iterables[3]))
    return product_all([list(i) for i in iterables])


def _product_of_list(iterables, repeat=1):
    pools = [list(i) for i in iterables]
    return product_all(pools * repeat)


product._of_list_ = _product_of_list


def product_all(pools):
    for pool in pools:
        if not pool:
            return
    at = [0] * len(pools)
    while True:
        row = []
        for i in range(len(pools)):
            row.append(pools[i][at[i]])
        yield tuple(row)
        i = len(pools) - 1
        while i >= 0:
            at[i] += 1
            if at[i] < len(pools[i]):
                break
            at[i] = 0
            i -= 1
        if i < 0:
            return


def product1(xs):
    for x in xs:
        yield x,


def product2(xs, ys):
    for x in xs:
        for y in ys:
            yield x, y


def product3(xs, ys, zs):
    for x in xs:
        for y in ys:
            for z in zs:
                yield x, y, z


def product4(ws, xs, ys, zs):
    for w, x, y in product3(ws, xs, ys):
        for z in zs:
            yield w, x, y, z


def permutations(iterable, r=None):
    pool = list(iterable)
    if r is None:
        return _permutations(pool, len(pool))
    if r < 0:
        raise ValueError("r must be non-negative")
    return _permutations(pool, NonConstant(r))


def _permutations(pool, r):
    n = len(pool)
    if r > n:
        return
    indices = list(range(n))
    cycles = []
    i = 0
    while i < r:
        cycles.append(n - i)
        i += 1
    yield _chosen(pool, indices, r)
    while n:
        i = r - 1
        while i >= 0:
            cycles[i] -= 1
            if cycles[i] == 0:
                first = indices[i]
                j = i
                while j < n - 1:
                    indices[j] = indices[j + 1]
                    j += 1
                indices[n - 1] = first
                cycles[i] = n - i
                i -= 1
            else:
                j = n - cycles[i]
                swap = indices[i]
                indices[i] = indices[j]
                indices[j] = swap
                yield _chosen(pool, indices, r)
                break
        if i < 0:
            return


def combinations(iterable, r):
    pool = list(iterable)
    r = _number(r)
    if r < 0:
        raise ValueError("r must be non-negative")
    return _combinations(pool, r)


def _combinations(pool, r):
    n = len(pool)
    if r > n:
        return
    indices = []
    i = 0
    while i < r:
        indices.append(i)
        i += 1
    yield _chosen(pool, indices, r)
    while True:
        i = r - 1
        while i >= 0 and indices[i] == i + n - r:
            i -= 1
        if i < 0:
            return
        indices[i] += 1
        j = i + 1
        while j < r:
            indices[j] = indices[j - 1] + 1
            j += 1
        yield _chosen(pool, indices, r)


def combinations_with_replacement(iterable, r):
    pool = list(iterable)
    r = _number(r)
    if r < 0:
        raise ValueError("r must be non-negative")
    return _combinations_with_replacement(pool, r)


def _combinations_with_replacement(pool, r):
    n = len(pool)
    if n == 0 and r > 0:
        return
    indices = [0] * r
    yield _chosen(pool, indices, r)
    while True:
        i = r - 1
        while i >= 0 and indices[i] == n - 1:
            i -= 1
        if i < 0:
            return
        value = indices[i] + 1
        while i < r:
            indices[i] = value
            i += 1
        yield _chosen(pool, indices, r)


def _chosen(pool, indices, r):
    result = []
    i = 0
    while i < r:
        result.append(pool[indices[i]])
        i += 1
    return tuple(result)


def batched(iterable, n):
    if n < 1:
        raise ValueError("n must be at least one")
    return _batches(iterable, n)


def _batches(iterable, n):
    batch = []
    for item in iterable:
        batch.append(item)
        if len(batch) == n:
            yield tuple(batch)
            batch = []
    if batch:
        yield tuple(batch)


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
        self._rest = iter(iterable)
        self._items = []
        self._at = 0

    def _replaced_(self):
        """What it is in translated code, where no iterator goes on that was made before: the rest is read."""
        if self._rest is not None:
            self._at = len(self._items)
            self._items.extend(self._rest)
            self._rest = None
        return self

    def __iter__(self):
        return self

    def __next__(self):
        if self._rest is not None:
            try:
                item = next(self._rest)
            except StopIteration:
                self._rest = None
            else:
                self._items.append(item)
                return item
        if not self._items:
            raise StopIteration
        if self._at == len(self._items):
            self._at = 0
        self._at += 1
        return self._items[self._at - 1]


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
            while self._run_key is self._item_key or self._run_key == self._item_key:
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
            if not (self._run_key is self._item_key or self._run_key == self._item_key):
                return
            self._has_item = False
            yield self._item
