print("pkg.first", __package__)
from . import second
one = 1
_private = 2
