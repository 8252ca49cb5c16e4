import pkg
print("pkg.second sees", hasattr(pkg, "first"), pkg.__name__)
from .sub.deep import value
def late():
    from .. import pkg as up
