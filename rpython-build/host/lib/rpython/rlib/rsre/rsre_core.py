"""Matches of the patterns that `rpython.rlib.rsre.rpy.get_code` makes. The codes of the original's
machine, and what works on them, are not here."""

import sys as _sys


class MatchContext(object):
    """A string, where to look, and what was found: `match_start` and `match_end`."""

    def __init__(self, string, match_start, end, flags=0):
        self.string = string
        self.match_start = match_start
        self.match_end = match_start
        self.end = min(end, len(string))
        self.fullmatch_only = False
        self._found = None

    def reset(self, start):
        self.match_start = start
        self._found = None

    def _keep(self, found):
        self._found = found
        if found is None:
            return False
        self.match_start = found.start()
        self.match_end = found.end()
        return True

    def span(self, groupnum=0):
        return self._found.span(groupnum)

    def group(self, groupnum=0):
        """`None` for a group that did not take part."""
        start, end = self._found.span(groupnum)
        if start < 0:
            return None
        return self.string[start:end]


StrMatchContext = MatchContext
UnicodeMatchContext = MatchContext


def match_context(ctx, pattern):
    """Whether the pattern matches right at `ctx.match_start`."""
    if ctx.match_start > ctx.end:
        return False
    if ctx.fullmatch_only:
        return ctx._keep(pattern.fullmatch(ctx.string, ctx.match_start, ctx.end))
    return ctx._keep(pattern.match(ctx.string, ctx.match_start, ctx.end))


def search_context(ctx, pattern):
    """Whether the pattern matches anywhere behind `ctx.match_start`."""
    if ctx.match_start > ctx.end:
        return False
    return ctx._keep(pattern.search(ctx.string, ctx.match_start, ctx.end))


def match(pattern, string, start=0, end=_sys.maxsize, flags=0, fullmatch=False):
    ctx = MatchContext(string, start, end, flags)
    ctx.fullmatch_only = fullmatch
    if match_context(ctx, pattern):
        return ctx
    return None


def fullmatch(pattern, string, start=0, end=_sys.maxsize, flags=0):
    return match(pattern, string, start, end, flags, True)


def search(pattern, string, start=0, end=_sys.maxsize, flags=0):
    ctx = MatchContext(string, start, end, flags)
    if search_context(ctx, pattern):
        return ctx
    return None
