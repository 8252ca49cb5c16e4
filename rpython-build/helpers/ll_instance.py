"""Instances."""


def ll_isinstance(p, cls):
    """Whether an instance that may be null is of a class or a subclass."""
    if not p:
        return False
    own = p.typeptr.subclassrange_min
    return cls.subclassrange_min <= own and own < cls.subclassrange_max
