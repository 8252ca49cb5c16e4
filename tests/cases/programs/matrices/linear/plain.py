"""Lists of lists of floats."""
import math

__all__ = ['floats', 'norm', 'scaled']


def floats(rows):
    return [[float(x) for x in row] for row in rows]


def norm(rows):
    return math.sqrt(sum([sum([x * x for x in row]) for row in rows]))


def scaled(rows, factor):
    return [_scale(row, factor) for row in rows]


def _scale(row, factor):
    return [x * factor for x in row]
