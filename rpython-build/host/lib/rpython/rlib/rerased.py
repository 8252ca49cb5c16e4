"""Erasing the type of an object: pairs of functions that hide it and bring it back.

A value that is erased sits in a box; boxes of all pairs can be in one variable.
"""


class Erased(object):
    """A value whose type is hidden."""


def new_erasing_pair(name):
    """`erase, unerase` that fit each other and nothing else."""

    class Box(Erased):
        def __init__(self, value):
            self.value = value

    Box.__name__ = "Erased_" + name

    def erase(x):
        return Box(x)

    def unerase(erased):
        assert isinstance(erased, Box)
        return erased.value

    erase.__name__ = "erase_" + name
    unerase.__name__ = "unerase_" + name
    unerase._box_ = Box
    return erase, unerase


def new_static_erasing_pair(name):
    erase, unerase = new_erasing_pair(name)
    return staticmethod(erase), staticmethod(unerase)


class ErasingPairIdentity(object):
    """The name of a pair."""

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return "ErasingPairIdentity(%r)" % self.name


def try_cast_erased(unerase, erased):
    """What the pair of this function has erased; None if it was another pair."""
    if isinstance(erased, unerase._box_):
        return erased.value
    return None


try_cast_erased._annspecialcase_ = "specialize:arg(0)"

erase_int, unerase_int = new_erasing_pair("int")
