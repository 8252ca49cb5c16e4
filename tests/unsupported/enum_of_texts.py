"""Members of an `Enum` that are texts too, among plain texts: they would show as plain ones."""
from enum import Enum


class Color(str, Enum):
    RED = 'r'
    BLUE = 'b'


def entry_point(argv):
    names = ['x' * len(argv), Color.RED]
    print(names)
    return 0
