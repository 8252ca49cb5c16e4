"""Objects of Rust's, by their traits."""

import gc
from dataclasses import dataclass

from rpython.rlib.rust import RustError, RustPanic


def run(store, n):
    for i in range(n):
        store.put("key %d" % i, i * i)
    found = store.get("key %d" % (n - 1))
    if found is None:
        return -1
    return found


def look(store, key):
    return store.get(key)


def count(store):
    return store.len()


def shared(store, keys):
    """What is only read is read by any function."""
    return [look(store, key) for key in keys] + [count(store)]


def insert(store):
    store.put("a", 1)


def change_shared(store):
    """What is lent with `&` has no method that takes `&mut self`; but `insert` is called with others, too."""
    insert(store)


def change_lent(store):
    insert(store)


class Cache:
    def __init__(self, store):
        self.store = store
        self.hits = 0
        self.last = None

    def get(self, key):
        self.hits += 1
        if self.store is None:
            return None
        return self.store.get(key)


CACHES = []


def keep(store):
    CACHES.append(Cache(store))
    return len(CACHES)


def cached(key):
    return CACHES[-1].get(key)


def put(key, value):
    store = CACHES[-1].store
    if store is None:
        return False
    store.put(key, value)
    return True


def empty():
    CACHES.append(Cache(None))


def forget():
    del CACHES[:]
    gc.collect()


def forget_and_get(key):
    """The object is there until the method returns."""
    store = CACHES.pop().store
    del CACHES[:]
    if store is None:
        return None
    found = store.get(key)
    store = None
    gc.collect()
    return found


def collect():
    gc.collect()


def same(a, b):
    store = a
    cells = [a, b]
    return [store is a, a is b, cells[0] == a, a == b, cells[1] in cells[:1], a is not None]


LENT = []


def lend(store):
    LENT.append(store)
    return store.len()


def lent(key):
    return LENT[-1].get(key)


LOG = []


def careful(store, key, value):
    """What `finally` and `except` see."""
    del LOG[:]
    try:
        try:
            store.put(key, value)
        except Exception as error:
            LOG.append("caught " + type(error).__name__ + ": " + str(error))
    finally:
        LOG.append("finally")
    return store.len()


def log():
    return list(LOG)


def swallow(store, key, value):
    try:
        store.put(key, value)
        return "nothing"
    except RustPanic as panic:
        return "panic: " + str(panic)
    except RustError as error:
        return "error: " + str(error)


def exchanged(every, n):
    """Every sort of value, both ways."""
    text = every.numbers(-n, n, True, "c", 0.5)
    texts = every.texts("ä" + text, b"\x00\xff", ["a", "b" * n])
    table = every.tables({"a": 1, "b": n}, (n, None), {3, 4})
    every.nothing()
    return [text] + texts + [key + str(value) for key, value in sorted(table.items())]


def narrow(every, n):
    return every.byte(n)


class Account:
    def __init__(self, owner, balance):
        self.owner = owner
        self.balance = balance


class Point:
    def __init__(self, x):
        self.x = x


def audit(auditor, owners):
    accounts = [Account(owner, len(owner)) for owner in owners]
    for account in accounts:
        auditor.seen(account)
    auditor.all(accounts, accounts[0] if accounts else None)
    return [account.balance for account in accounts]


def visit(walker, depth):
    return walker.walk(depth)


def change(walker, depth):
    return walker.change(depth)


def both(walker, depth):
    return walker.walk(depth) + walker.change(depth)


def named(names):
    return names.import_() + names.type() + names.print(2)


def others(names):
    return names.get("a")


def churn(store, n):
    """Objects that are there before a call are there behind it."""
    for i in range(n):
        text = "before %d" % i
        items = [text, text + "!"]
        store.put(text, i)
        if items[1] != "before %d!" % i or store.get(text) != i:
            return -1
    return store.len()


def sum_of(store, n):
    total = 0
    for i in range(n):
        total += store.len()
    return total


def added_up(counter, n):
    """(What a benchmark calls.)"""
    total = 0
    for i in range(n):
        total += counter.add(i)
    return total


def found_in(index, words):
    total = 0
    for word in words:
        found = index.find(word)
        if found is not None:
            total += found
    return total


# Traits with values, for several modules.

@dataclass
class Spot:
    x: float
    y: float


@dataclass
class Route:
    name: str
    spots: list[Spot]


def way(planner, to):
    """How far it is along what is planned, in rectangles."""
    route = planner.plan(Spot(0.0, 0.0), to)
    total = 0.0
    before = route.spots[0]
    for spot in route.spots:
        total += abs(spot.x - before.x) + abs(spot.y - before.y)
        before = spot
    return route.name, total


PLANNERS = []


def keep_planner(planner):
    PLANNERS.append(planner)


def kept_ways(to):
    return [way(planner, to) for planner in PLANNERS]


def forget_planners():
    del PLANNERS[:]


def weighed(weigh, spots):
    return sum([weigh(spot) for spot in spots])


@dataclass
class Mark:
    number: int


def marked(marker, number):
    return marker.mark(Mark(number))
