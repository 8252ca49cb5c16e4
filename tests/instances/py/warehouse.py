"""A warehouse: what is in it, who is told, what goes wrong."""
from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from enum import Enum

SHELVES = ("A", "B", "C")
MOST = 1000


class Kind(Enum):
    FRAGILE = 1
    HEAVY = 2
    PLAIN = 3


@dataclass(frozen=True)
class Item:
    name: str
    kind: Kind = Kind.PLAIN


@dataclass
class Arrived:
    item: Item
    count: int


@dataclass
class Left:
    item: Item
    count: int
    to: str | None = None


class Shortage(LookupError):
    def __init__(self, item, wanted, there):
        super().__init__(f"{wanted} of {item.name}, and {there} there")
        self.item = item
        self.wanted = wanted
        self.there = there


class Full(Exception):
    pass


class warehouse:
    """A place for items."""

    opened = 0

    def __init__(self, name, most=MOST):
        self.name = name
        self.most = most
        self.stock = {}
        self.listeners = []
        self.journal = deque()
        warehouse.opened += 1

    def moved(self, movement):
        self.journal.append(movement)
        for listener in self.listeners:
            listener(movement)

    def put(self, item, count):
        if self.total() + count > self.most:
            raise Full(f"{self.name} has room for {self.most}")
        self.stock[item] = self.stock.get(item, 0) + count
        self.moved(Arrived(item, count))

    def take(self, item, count, *, to=None):
        there = self.stock.get(item, 0)
        if there < count:
            raise Shortage(item, count, there)
        if there == count:
            del self.stock[item]
        else:
            self.stock[item] = there - count
        self.moved(Left(item, count, to))

    def total(self):
        return sum(self.stock.values())

    def on_move(self, listener):
        self.listeners.append(listener)

    def movements(self):
        yield from self.journal

    def by_kind(self):
        kinds = {}
        for item, count in self.stock.items():
            kinds.setdefault(item.kind, []).append((item.name, count))
        return kinds

    def keep_if(self, keep):
        for item in list(self.stock):
            if not keep(item, self.stock[item]):
                self.take(item, self.stock[item])

    def __repr__(self):
        return f"<{self.name}: {self.total()}>"


class cold_store(warehouse):
    def __init__(self, name, degrees):
        super().__init__(name, 10)
        self.degrees = degrees


def ship(source, target, items):
    """As many as there are."""
    shipped = 0
    try:
        for item, count in items:
            source.take(item, count, to=target.name)
            target.put(item, count)
            shipped += count
    except Shortage as shortage:
        shortage.add_note(f"after {shipped}")
        raise
    return shipped


def fullest(all):
    return max(all, key=lambda one: one.total(), default=None)


def opened():
    return warehouse.opened


def cooled(name, degrees):
    return cold_store(name, degrees)
