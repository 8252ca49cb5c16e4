"""Warnings are printed to `sys.stderr`, once each."""

import sys as _sys

filters = []
_seen = set()


def warn(message, category=None, stacklevel=1, source=None):
    if isinstance(message, Warning):
        category = type(message)
    if category is None:
        category = UserWarning
    text = "%s: %s\n" % (category.__name__, message)
    if text not in _seen:
        _seen.add(text)
        _sys.stderr.write(text)


def warn_explicit(message, category, filename, lineno, module=None, registry=None):
    warn(message, category)


def simplefilter(action, category=Warning, lineno=0, append=False):
    filters.append((action, category))


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    filters.append((action, category))


def resetwarnings():
    filters.clear()


class catch_warnings:
    def __init__(self, *, record=False, module=None):
        self._record = record

    def __enter__(self):
        return [] if self._record else None

    def __exit__(self, *exc_info):
        pass
