"""Files by patterns, in the order of their names."""

import os as _os

from fnmatch import fnmatchcase as _fnmatchcase


def has_magic(s):
    return "*" in s or "?" in s or "[" in s


def escape(pathname):
    escaped = ""
    for c in pathname:
        escaped += "[" + c + "]" if c in "*?[" else c
    return escaped


def glob(pathname, recursive=False, include_hidden=False):
    if recursive and "**" in pathname.split("/"):
        raise NotImplementedError("glob: recursive patterns are not supported")
    return _matching(pathname, include_hidden)


def iglob(pathname, recursive=False, include_hidden=False):
    return iter(glob(pathname, recursive, include_hidden))


def _matching(pathname, hidden):
    if not has_magic(pathname):
        if pathname.endswith("/"):
            found = _os.path.isdir(pathname)
        else:
            found = _os.path.exists(pathname)
        return [pathname] if found else []
    folder, pattern = _os.path.split(pathname)
    folders = [folder]
    if has_magic(folder):
        folders = _matching(folder, hidden)
    paths = []
    for folder in folders:
        if not has_magic(pattern):
            path = _os.path.join(folder, pattern)
            if (_os.path.exists(path) if pattern else _os.path.isdir(folder)):
                paths.append(path)
            continue
        if folder and not _os.path.isdir(folder):
            continue
        for name in sorted(_os.listdir(folder or ".")):
            if name.startswith(".") and not hidden and not pattern.startswith("."):
                continue
            if _fnmatchcase(name, pattern):
                paths.append(_os.path.join(folder, name))
    return paths
