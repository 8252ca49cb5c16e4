"""Two-dimensional dispatch, and classes that can be extended: while a program is imported."""


class extendabletype(type):
    """`class __extend__(C):` adds to the class `C` what is in its body."""

    def __new__(cls, name, bases, dict):
        if name == "__extend__":
            for base in bases:
                for key, value in dict.items():
                    if key not in ("__module__", "__qualname__"):
                        setattr(base, key, value)
            return None
        return super().__new__(cls, name, bases, dict)


def pair(a, b):
    """An object whose class is the pair of the classes of two objects."""
    return pairtype(a.__class__, b.__class__)((a, b))


_classes = {}


def pairtype(cls1, cls2):
    """The class of pairs of instances of two classes."""
    key = (cls1, cls2)
    if key not in _classes:
        bases = [pairtype(base1, cls2) for base1 in cls1.__bases__]
        bases += [pairtype(cls1, base2) for base2 in cls2.__bases__]
        bases = tuple(bases) or (tuple,)
        # The order of bases of bases counts.
        bases = tuple([b for i, b in enumerate(bases) if b not in bases[:i]])
        _classes[key] = extendabletype("pairtype(%s, %s)" % (cls1.__name__, cls2.__name__), bases, {})
    return _classes[key]


def pairmro(cls1, cls2):
    """The pairs of classes in the order that they are looked at."""
    for base2 in cls2.__mro__:
        for base1 in cls1.__mro__:
            yield base1, base2
