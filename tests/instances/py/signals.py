"""Series of numbers that are changed in place, looked at in place, and described."""
from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple


class Peak(NamedTuple):
    at: int
    height: float


@dataclass
class Gain:
    by: float

    def apply(self, xs):
        for i in range(len(xs)):
            xs[i] *= self.by


@dataclass
class Clip:
    low: float
    high: float

    def __post_init__(self):
        if self.low > self.high:
            raise ValueError(f"{self.low} > {self.high}")

    def apply(self, xs):
        for i in range(len(xs)):
            xs[i] = min(max(xs[i], self.low), self.high)


@dataclass
class Chain:
    filters: list[Filter]

    def apply(self, xs):
        for filter in self.filters:
            filter.apply(xs)


Filter = Gain | Clip | Chain


class Empty(ValueError):
    pass


def apply(filter: Filter, xs):
    filter.apply(xs)


def simpler(filter: Filter) -> Filter:
    match filter:
        case Chain([one]):
            return simpler(one)
        case Chain(filters):
            return Chain([simpler(one) for one in filters])
    return filter


def mean(xs):
    if not len(xs):
        raise Empty("no numbers")
    return sum(xs) / len(xs)


def peaks(xs, above):
    return [Peak(i, xs[i]) for i in range(1, len(xs) - 1) if xs[i - 1] < xs[i] > xs[i + 1] and xs[i] > above]


class Recording:
    """What has been recorded, in parts."""

    def __init__(self, title):
        self.title = title
        self.samples = []
        self.marks = {}

    def extend(self, xs):
        for x in xs:
            self.samples.append(x)
        return len(self.samples)

    def mark(self, at, text):
        self.marks[at] = text

    def windows(self, size):
        for start in range(0, len(self.samples), size):
            yield self.samples[start:start + size]

    def rms(self):
        return math.sqrt(sum([x * x for x in self.samples]) / len(self.samples))

    def __len__(self):
        return len(self.samples)

    def count(self):
        return len(self)


def joined(recordings):
    found = Recording(" + ".join([one.title for one in recordings]))
    for one in recordings:
        found.extend(one.samples)
        found.marks.update(one.marks)
    return found


def titled(recordings):
    return {one.title: one for one in recordings}
