"""Paths, with `/` between parts."""

import _os

curdir = "."
pardir = ".."
extsep = "."
sep = "/"
pathsep = ":"
altsep = None
devnull = "/dev/null"
supports_unicode_filenames = True


def fspath(path):
    if isinstance(path, (str, bytes)):
        return path
    if hasattr(type(path), "__fspath__"):
        return type(path).__fspath__(path)
    raise TypeError("expected str, bytes or os.PathLike object, not " + type(path).__name__)


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
    head, tail = p[:i], p[i:]
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
    return split(p)[1]


def dirname(p):
    return split(p)[0]


def commonprefix(m):
    if not m:
        return ""
    low, high = min(m), max(m)
    for i, c in enumerate(low):
        if c != high[i]:
            return low[:i]
    return low


def commonpath(paths):
    paths = [fspath(path) for path in paths]
    if not paths:
        raise ValueError("commonpath() arg is an empty sequence")
    absolute = [isabs(path) for path in paths]
    if any(absolute) and not all(absolute):
        raise ValueError("Can't mix absolute and relative paths")
    split_paths = [[part for part in path.split("/") if part and part != "."] for path in paths]
    low, high = min(split_paths), max(split_paths)
    common = low
    for i, part in enumerate(low):
        if i >= len(high) or part != high[i]:
            common = low[:i]
            break
    return ("/" if absolute[0] else "") + "/".join(common)


def normpath(path):
    path = fspath(path)
    if not path:
        return "."
    slashes = 0
    if path.startswith("/"):
        slashes = 2 if path.startswith("//") and not path.startswith("///") else 1
    parts = []
    for part in path.split("/"):
        if part in ("", "."):
            continue
        if part != ".." or (not slashes and not parts) or (parts and parts[-1] == ".."):
            parts.append(part)
        elif parts:
            parts.pop()
    return "/" * slashes + "/".join(parts) or "."


def abspath(path):
    path = fspath(path)
    if not isabs(path):
        path = join(_os.getcwd(), path)
    return normpath(path)


def realpath(filename, *, strict=False):
    return abspath(filename)


def relpath(path, start="."):
    if not path:
        raise ValueError("no path specified")
    start_parts = [part for part in abspath(start).split("/") if part]
    path_parts = [part for part in abspath(path).split("/") if part]
    same = 0
    while same < min(len(start_parts), len(path_parts)) and start_parts[same] == path_parts[same]:
        same += 1
    return "/".join([".."] * (len(start_parts) - same) + path_parts[same:]) or "."


def exists(path):
    return _os.exists(fspath(path))


def lexists(path):
    return exists(path)


def isfile(path):
    return _os.isfile(fspath(path))


def isdir(path):
    return _os.isdir(fspath(path))


def islink(path):
    return False


def getsize(path):
    return _os.getsize(fspath(path))


def expanduser(path):
    return fspath(path)


def expandvars(path):
    return fspath(path)
