"""What is wrong with a format, or with what is packed."""


class StructError(Exception):
    """The message is in `msg`."""

    def __init__(self, msg):
        Exception.__init__(self, msg)
        self.msg = msg

    def __str__(self):
        return self.msg


class StructOverflowError(StructError):
    """A number does not fit."""
