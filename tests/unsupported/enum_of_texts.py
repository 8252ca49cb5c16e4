"""Members of an `Enum` that are texts too."""
from enum import Enum


class Color(str, Enum):
    RED = 'r'
    BLUE = 'b'


def entry_point(argv):
    for color in Color:
        print(color, color == 'r', repr(color), color.name)
    return 0
