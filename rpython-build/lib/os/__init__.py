"""What a program may ask of the system while it is imported. It reads; it does not change anything."""

import sys as _sys
import _os
import os.path as path
from os.path import fspath, sep, pathsep, curdir, pardir, extsep, altsep, devnull

_sys.modules["posixpath"] = path

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


class _Environ:
    """The environment. Each variable that is read is a dependency of the build."""

    def __init__(self):
        self._changed = {}

    def _find(self, key):
        if not isinstance(key, str):
            raise TypeError("str expected, not " + type(key).__name__)
        if key in self._changed:
            return self._changed[key]
        return _os.getenv(key)

    def __getitem__(self, key):
        value = self._find(key)
        if value is None:
            raise KeyError(key)
        return value

    def get(self, key, default=None):
        value = self._find(key)
        return default if value is None else value

    def __contains__(self, key):
        return self._find(key) is not None

    def __setitem__(self, key, value):
        if not isinstance(value, str):
            raise TypeError("str expected, not " + type(value).__name__)
        self._changed[key] = value

    def __delitem__(self, key):
        self[key]
        self._changed[key] = None

    def setdefault(self, key, value):
        if key not in self:
            self[key] = value
        return self[key]

    def pop(self, key, *default):
        value = self._find(key)
        if value is None:
            if default:
                return default[0]
            raise KeyError(key)
        self._changed[key] = None
        return value


environ = _Environ()


def getenv(key, default=None):
    return environ.get(key, default)


def putenv(key, value):
    environ[key] = value


def getcwd():
    return _os.getcwd()


def listdir(path="."):
    return _os.listdir(fspath(path))


def walk(top, topdown=True, onerror=None, followlinks=False):
    top = fspath(top)
    dirs = []
    files = []
    for entry in listdir(top):
        (dirs if path.isdir(path.join(top, entry)) else files).append(entry)
    if topdown:
        yield top, dirs, files
    for entry in dirs:
        for found in walk(path.join(top, entry), topdown):
            yield found
    if not topdown:
        yield top, dirs, files


def access(path, mode):
    return _os.exists(fspath(path))


def fsencode(filename):
    return fspath(filename).encode("utf-8")


def fsdecode(filename):
    filename = fspath(filename)
    return filename.decode("utf-8") if isinstance(filename, bytes) else filename


def getpid():
    return 1


def cpu_count():
    return 1


def strerror(code):
    return _os.strerror(code)
