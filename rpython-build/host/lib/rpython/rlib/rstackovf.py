"""The exception of a stack that is full."""

StackOverflow = _StackOverflow = RecursionError


def check_stack_overflow():
    """Nothing to look for: the exception is of a class of its own."""
