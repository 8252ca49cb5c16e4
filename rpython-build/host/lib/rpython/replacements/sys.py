"""`sys` in translated code: what is native while a program is imported, and belongs to the interpreter there."""

import _io as io

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
