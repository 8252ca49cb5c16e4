"""The package."""
print("pkg", __name__, __package__)
from . import first
from .first import one as uno
__all__ = ["first", "second", "visible"]
visible = "v"
hidden = "h"
