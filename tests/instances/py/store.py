"""A module that others import: it is the same one for all modules of an instance."""

VALUES = {"one": 1, "two": 2}


def stored():
    return [(key, value) for key, value in VALUES.items()]


def stored_by_process():
    return len(VALUES)
