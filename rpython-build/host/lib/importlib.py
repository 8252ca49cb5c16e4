"""Imports by name."""

import sys as _sys


def import_module(name, package=None):
    dots = len(name) - len(name.lstrip("."))
    if dots:
        if not package:
            raise TypeError("the 'package' argument is required to perform a relative import for %r" % name)
        parts = package.split(".")
        if dots > len(parts):
            raise ImportError("attempted relative import beyond top-level package")
        name = ".".join(parts[:len(parts) - dots + 1] + ([name[dots:]] if name[dots:] else []))
    __import__(name)
    return _sys.modules[name]
