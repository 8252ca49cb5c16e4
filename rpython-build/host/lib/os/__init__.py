"""The names of `os` that are no functions. Those are in `_os`; while a program is imported they read, and change
nothing."""

import sys as _sys
import os.path as path
from os.path import sep, pathsep, curdir, pardir, extsep, altsep, devnull

_sys.modules["posixpath"] = path

__on_demand__ = "_os"
name = "posix"
linesep = "\n"
error = OSError
O_RDONLY = 0
O_WRONLY = 1
O_RDWR = 2
O_CREAT = 0o100
O_EXCL = 0o200
O_TRUNC = 0o1000
O_APPEND = 0o2000
O_NOCTTY = 0o400
O_NONBLOCK = 0o4000
O_NDELAY = O_NONBLOCK
O_DSYNC = 0o10000
O_DIRECTORY = 0o200000
O_NOFOLLOW = 0o400000
O_CLOEXEC = 0o2000000
O_SYNC = 0o4010000
SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2
F_OK = 0
X_OK = 1
W_OK = 2
R_OK = 4


class PathLike:
    """Base of objects that stand for a path."""

    def __fspath__(self):
        raise NotImplementedError

    @classmethod
    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)
