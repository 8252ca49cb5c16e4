"""The lock of the interpreter. A translated library has one, taken when it is entered: nothing to do."""


def acquire():
    pass


def release():
    pass


def acquire_maybe_in_new_thread():
    pass


def yield_thread():
    return False


def allocate():
    pass


def am_I_holding_the_GIL():
    return True
