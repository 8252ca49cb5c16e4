"""A positional pattern of a class below one of Python's own: its `__match_args__` come first."""
from typing import NamedTuple


class Hsv(NamedTuple):
    h: int


class Rgb(NamedTuple):
    r: int
    g: int


def hue(p):
    match p:
        case Hsv(h):
            return h
        case _:
            return -1


def first(p):
    match p:
        case Rgb(r):
            return r
    return -1


def number(x):
    match x:
        case int(n):
            return n + 1
    return -1


def entry_point(argv):
    print(hue(Hsv(5)), first(Rgb(3, 4)), number(len(argv)))
    return 0
