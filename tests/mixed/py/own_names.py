"""Classes with the names of what Rust's declarations know."""
from dataclasses import dataclass


class Missing(LookupError):
    def __init__(self, key):
        super().__init__(key)
        self.key = key


@dataclass
class Instance:
    name: str
    size: int


@dataclass
class Iter:
    at: Instance
    step: int


def grown(instance, by):
    if by == 0:
        raise Missing(instance.name)
    return Instance(instance.name, instance.size + by)


def next(iter):
    return Iter(grown(iter.at, iter.step), iter.step)


def checked(n):
    if n > 9:
        raise KeyError(n)
    if n > 5:
        raise Missing(str(n))
    return n


def rows(n):
    return [[i for i in range(n)] for _ in range(n)]


def octets(n):
    return bytes(range(n))
