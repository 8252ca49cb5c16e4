"""Erasing the type of an object: pairs of functions that hide it and bring it back."""


class _Erased:
    def __init__(self, value, identity):
        self._value = value
        self._identity = identity

    def __repr__(self):
        return "Erased(%r, %r)" % (self._value, self._identity)


def new_erasing_pair(name):
    """`erase, unerase` that fit each other and nothing else."""
    identity = object()

    def erase(x):
        return _Erased(x, identity)

    def unerase(erased):
        assert erased._identity is identity
        return erased._value

    erase.__name__ = "erase_" + name
    unerase.__name__ = "unerase_" + name
    return erase, unerase


def new_static_erasing_pair(name):
    erase, unerase = new_erasing_pair(name)
    return staticmethod(erase), staticmethod(unerase)


def erase_int(x):
    return _Erased(x, None)


def unerase_int(erased):
    return erased._value
