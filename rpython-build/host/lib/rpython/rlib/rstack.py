"""How much stack is left. The toolchain checks it in every function that may recurse."""


def stack_check():
    """The check is made anyway."""


def stack_check_slowpath(current):
    """The check is made anyway."""


def stack_almost_full():
    return False


def _stack_criticalcode_start():
    pass


def _stack_criticalcode_stop():
    pass


def _stack_set_length_fraction(fraction):
    pass
