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
    return erase, unerase


def new_static_erasing_pair(name):
    erase, unerase = new_erasing_pair(name)
    return staticmethod(erase), staticmethod(unerase)


erase_int, unerase_int = new_erasing_pair("int")
