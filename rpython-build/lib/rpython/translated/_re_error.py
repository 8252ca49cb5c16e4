"""The exception of `re`: one for the interpreter at import time and for translated code."""


class error(Exception):
    """The pattern is wrong, or uses what is not supported; or the template is."""

    __module__ = "re"

    def __init__(self, msg, pattern=None, pos=None):
        Exception.__init__(self, msg if pos is None else "%s at position %d" % (msg, pos))
        self.msg = msg
        self.pattern = pattern
        self.pos = pos
