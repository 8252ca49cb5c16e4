"""`sys` in translated code."""

from rpython.translated import io

__specialize__ = "types"

stdin = io.stdin
stdout = io.stdout
stderr = io.stderr


def exit(*args):
    raise SystemExit(*args)


def setrecursionlimit(limit):
    """The machine's stack is the limit."""


def getrecursionlimit():
    return 1000


def intern(string):
    return string


def getdefaultencoding():
    return "utf-8"


def getfilesystemencoding():
    return "utf-8"
