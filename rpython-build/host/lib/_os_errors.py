"""Errors of the operating system as exceptions."""

from _system import sys_strerror, sys_text

__specialize__ = "types"


def strerror(number):
    sys_strerror(number)
    return sys_text().decode("utf-8", "replace")


def os_error(number):
    """The exception for an error number."""
    number = abs(number)
    text = strerror(number)
    if number == 2:
        return FileNotFoundError(number, text)
    if number == 17:
        return FileExistsError(number, text)
    if number == 20:
        return NotADirectoryError(number, text)
    if number == 21:
        return IsADirectoryError(number, text)
    if number == 1 or number == 13:
        return PermissionError(number, text)
    if number == 3:
        return ProcessLookupError(number, text)
    if number == 4:
        return InterruptedError(number, text)
    if number == 10:
        return ChildProcessError(number, text)
    if number == 11:
        return BlockingIOError(number, text)
    if number == 32:
        return BrokenPipeError(number, text)
    return OSError(number, text)


def path_error(number, path):
    """The same, with the path that it is about."""
    number = abs(number)
    text = strerror(number)
    if number == 2:
        return FileNotFoundError(number, text, path)
    if number == 17:
        return FileExistsError(number, text, path)
    if number == 20:
        return NotADirectoryError(number, text, path)
    if number == 21:
        return IsADirectoryError(number, text, path)
    if number == 1 or number == 13:
        return PermissionError(number, text, path)
    return OSError(number, text, path)


def paths_error(number, path, other):
    error = path_error(number, path)
    error._message = "[Errno %d] %s: %r -> %r" % (abs(number), strerror(abs(number)), path, other)
    error._args = None
    return error


def fspath(path):
    if isinstance(path, (str, bytes)):
        return path
    if hasattr(path, "__fspath__"):
        return path.__fspath__()
    raise TypeError("expected str, bytes or os.PathLike object, not " + type(path).__name__)


def checked_path(path):
    path = fspath(path)
    if ("\0" if isinstance(path, str) else b"\0") in path:
        raise ValueError("embedded null byte")
    return path
