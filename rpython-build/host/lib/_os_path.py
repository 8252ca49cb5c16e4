"""The functions of `os.path`: paths with `/` between parts."""

import _system as ll
from _os_errors import os_error, path_error, checked_path
import _io as io
import _os_errors as errors

__specialize__ = "types"

S_IFMT = 0o170000


def fspath(path):
    return errors.fspath(path)


def normcase(s):
    return fspath(s)


def isabs(s):
    return fspath(s).startswith("/")


def join(a, *p):
    path = fspath(a)
    for part in p:
        part = fspath(part)
        if part.startswith("/"):
            path = part
        elif not path or path.endswith("/"):
            path += part
        else:
            path += "/" + part
    return path


def split(p):
    p = fspath(p)
    i = p.rfind("/") + 1
    head = p[:i]
    tail = p[i:]
    if head and head != "/" * len(head):
        head = head.rstrip("/")
    return head, tail


def splitext(p):
    p = fspath(p)
    start = p.rfind("/") + 1
    dot = p.rfind(".")
    if dot > start and p[start:dot].strip("."):
        return p[:dot], p[dot:]
    return p, ""


def splitdrive(p):
    p = fspath(p)
    return p[:0], p


def basename(p):
    p = fspath(p)
    i = p.rfind("/") + 1
    return p[i:]


def dirname(p):
    return split(p)[0]


def commonprefix(m):
    if len(m) == 0:
        return ""
    low = m[0]
    high = m[0]
    for path in m:
        if path < low:
            low = path
        if path > high:
            high = path
    i = 0
    while i < len(low):
        if i >= len(high) or low[i] != high[i]:
            return low[:i]
        i += 1
    return low


def _parts(path):
    parts = []
    for part in path.split("/"):
        if part and part != ".":
            parts.append(part)
    return parts


def commonpath(paths):
    if len(paths) == 0:
        raise ValueError("commonpath() arg is an empty sequence")
    absolute = paths[0].startswith("/")
    common = _parts(paths[0])
    for path in paths:
        if path.startswith("/") != absolute:
            raise ValueError("Can't mix absolute and relative paths")
        parts = _parts(path)
        n = 0
        while n < len(common) and n < len(parts) and common[n] == parts[n]:
            n += 1
        common = common[:n]
    return ("/" if absolute else "") + "/".join(common)


def normpath(path):
    path = fspath(path)
    if not path:
        return "."
    slashes = 0
    if path.startswith("/"):
        slashes = 2 if path.startswith("//") and not path.startswith("///") else 1
    parts = []
    for part in path.split("/"):
        if part == "" or part == ".":
            continue
        if part != "..":
            parts.append(part)
        elif parts and parts[-1] != "..":
            parts.pop()
        elif not slashes:
            parts.append(part)
    result = "/" * slashes + "/".join(parts)
    return result if result else "."


def _getcwd():
    result = ll.sys_getcwd()
    if result < 0:
        raise os_error(result)
    return ll.sys_text().decode("utf-8", "replace")


def abspath(path):
    path = fspath(path)
    if not path.startswith("/"):
        path = join(_getcwd(), path)
    return normpath(path)


def realpath(filename):
    rest = _parts(abspath(filename))
    rest.reverse()
    path = "/"
    links = 0
    while rest:
        part = rest.pop()
        if part == "..":
            path = dirname(path)
            continue
        here = join(path, part)
        if links < 40 and ll.sys_readlink(here) >= 0:
            links += 1
            target = ll.sys_text().decode("utf-8", "replace")
            if target.startswith("/"):
                path = "/"
            parts = _parts(target)
            parts.reverse()
            rest.extend(parts)
        else:
            path = here
    return path


def relpath(path, start="."):
    if not path:
        raise ValueError("no path specified")
    start_parts = _parts(abspath(start))
    path_parts = _parts(abspath(path))
    same = 0
    while same < len(start_parts) and same < len(path_parts) and start_parts[same] == path_parts[same]:
        same += 1
    result = "/".join([".."] * (len(start_parts) - same) + path_parts[same:])
    return result if result else "."


def _mode(path, follow):
    """The mode of a file; 0 if there is none."""
    path = fspath(path)
    if "\0" in path:
        return 0
    io.flush_files()
    if ll.sys_stat(path, follow) < 0:
        return 0
    return ll.sys_result(0)


def exists(path):
    return _mode(path, 1) != 0


def lexists(path):
    return _mode(path, 0) != 0


def isfile(path):
    return _mode(path, 1) & S_IFMT == 0o100000


def isdir(path):
    return _mode(path, 1) & S_IFMT == 0o040000


def islink(path):
    return _mode(path, 0) & S_IFMT == 0o120000


def _stat(path):
    path = checked_path(path)
    io.flush_files()
    result = ll.sys_stat(path, 1)
    if result < 0:
        raise path_error(result, path)


def getsize(filename):
    _stat(filename)
    return ll.sys_result(6)


def getmtime(filename):
    _stat(filename)
    return ll.sys_result(8) + 1e-9 * ll.sys_result(11)


def getatime(filename):
    _stat(filename)
    return ll.sys_result(7) + 1e-9 * ll.sys_result(10)


def samefile(f1, f2):
    _stat(f1)
    ino = ll.sys_result(1)
    dev = ll.sys_result(2)
    _stat(f2)
    return ino == ll.sys_result(1) and dev == ll.sys_result(2)


def expanduser(path):
    path = fspath(path)
    if not path.startswith("~"):
        return path
    end = path.find("/")
    if end < 0:
        end = len(path)
    if end != 1 or not ll.sys_getenv("HOME"):
        return path
    home = ll.sys_text().decode("utf-8", "replace").rstrip("/")
    result = home + path[end:]
    return result if result else "/"
