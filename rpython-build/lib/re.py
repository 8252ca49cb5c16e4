"""Regular expressions. The module `_re` parses and matches; this one is what programs see."""

import _re

from rpython.translated._re_error import error

__all__ = ["match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer", "compile", "purge",
           "escape", "error", "Pattern", "Match", "A", "I", "M", "S", "X", "U", "L", "ASCII", "IGNORECASE",
           "MULTILINE", "DOTALL", "VERBOSE", "UNICODE", "LOCALE", "NOFLAG", "RegexFlag"]

NOFLAG = 0
I = IGNORECASE = 2
L = LOCALE = 4
M = MULTILINE = 8
S = DOTALL = 16
U = UNICODE = 32
X = VERBOSE = 64
A = ASCII = 256
DEBUG = 128
RegexFlag = int


PatternError = error


class Match:
    """Where a pattern was found."""

    def __init__(self, pattern, string, pos, endpos, spans, lastindex):
        self.re = pattern
        self.string = string
        self.pos = pos
        self.endpos = endpos
        self._spans = spans
        self.lastindex = lastindex
        self.lastgroup = None
        if lastindex is not None:
            for name, index in pattern.groupindex.items():
                if index == lastindex:
                    self.lastgroup = name

    def _index(self, group):
        if isinstance(group, str):
            if group not in self.re.groupindex:
                raise IndexError("no such group")
            return self.re.groupindex[group]
        if not 0 <= group <= self.re.groups:
            raise IndexError("no such group")
        return group

    def span(self, group=0):
        return self._spans[self._index(group)]

    def start(self, group=0):
        return self.span(group)[0]

    def end(self, group=0):
        return self.span(group)[1]

    @property
    def regs(self):
        return tuple(self._spans)

    def _text(self, group, default=None):
        start, end = self.span(group)
        return default if start < 0 else self.string[start:end]

    def group(self, *groups):
        if not groups:
            return self._text(0)
        if len(groups) == 1:
            return self._text(groups[0])
        return tuple([self._text(group) for group in groups])

    def __getitem__(self, group):
        return self._text(group)

    def groups(self, default=None):
        return tuple([self._text(group, default) for group in range(1, self.re.groups + 1)])

    def groupdict(self, default=None):
        return {name: self._text(index, default) for name, index in self.re.groupindex.items()}

    def expand(self, template):
        return _expanded(_template(template, self.re), self)

    def __bool__(self):
        return True

    def __repr__(self):
        return "<re.Match object; span=%r, match=%r>" % (self.span(), self.group())


class Pattern:
    """A compiled pattern."""

    def __init__(self, pattern, flags=0):
        self.pattern = pattern
        text = pattern if isinstance(pattern, str) else pattern.decode("latin-1")
        self._is_bytes = not isinstance(pattern, str)
        try:
            self._id, self.groups, names, self.flags = _re.compile(text, int(flags), self._is_bytes)
        except ValueError as problem:
            raise error(problem.args[0], pattern, problem.args[1] if len(problem.args) > 1 else None) from None
        self.groupindex = dict(names)

    def _run(self, string, pos, endpos, how):
        if isinstance(string, str) == self._is_bytes:
            if self._is_bytes:
                raise TypeError("cannot use a bytes pattern on a string-like object")
            raise TypeError("cannot use a string pattern on a bytes-like object")
        endpos = len(string) if endpos is None else min(endpos, len(string))
        text = bytes(string).decode("latin-1") if self._is_bytes else string
        found = _re.run(self._id, text, max(pos, 0), endpos, how)
        if found is None:
            return None
        return Match(self, string, pos, endpos, found[0], found[1])

    def match(self, string, pos=0, endpos=None):
        return self._run(string, pos, endpos, 0)

    def fullmatch(self, string, pos=0, endpos=None):
        return self._run(string, pos, endpos, 1)

    def search(self, string, pos=0, endpos=None):
        return self._run(string, pos, endpos, 2)

    def finditer(self, string, pos=0, endpos=None):
        end = len(string) if endpos is None else min(endpos, len(string))
        last_empty = -1
        while pos <= end:
            found = self._run(string, pos, end, 2 if last_empty != pos else 3)
            if found is None:
                return
            yield found
            start, stop = found.span()
            last_empty = stop if start == stop else -1
            pos = stop

    def findall(self, string, pos=0, endpos=None):
        out = []
        empty = "" if isinstance(string, str) else b""
        for found in self.finditer(string, pos, endpos):
            if self.groups == 0:
                out.append(found.group())
            elif self.groups == 1:
                out.append(found._text(1, empty))
            else:
                out.append(found.groups(empty))
        return out

    def split(self, string, maxsplit=0):
        out = []
        at = 0
        for found in self.finditer(string):
            if maxsplit and len(out) >= maxsplit * (self.groups + 1):
                break
            out.append(string[at:found.start()])
            out.extend(found.groups())
            at = found.end()
        out.append(string[at:])
        return out

    def subn(self, repl, string, count=0):
        if callable(repl):
            parts = None
        else:
            parts = _template(repl, self)
        out = []
        at = 0
        n = 0
        for found in self.finditer(string):
            if count and n >= count:
                break
            out.append(string[at:found.start()])
            out.append(repl(found) if parts is None else _expanded(parts, found))
            at = found.end()
            n += 1
        out.append(string[at:])
        return ("" if isinstance(string, str) else b"").join(out), n

    def sub(self, repl, string, count=0):
        return self.subn(repl, string, count)[0]

    def __eq__(self, other):
        if not isinstance(other, Pattern):
            return NotImplemented
        return self.pattern == other.pattern and self.flags == other.flags

    def __hash__(self):
        return hash((self.pattern, self.flags))

    def __repr__(self):
        names = [name for name, bit in (("re.IGNORECASE", 2), ("re.MULTILINE", 8), ("re.DOTALL", 16),
                                        ("re.VERBOSE", 64), ("re.ASCII", 256)) if self.flags & bit]
        shown = repr(self.pattern)
        return "re.compile(%s%s)" % (shown, ", " + "|".join(names) if names else "")

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "f": "\f", "v": "\v", "a": "\a", "b": "\b", "\\": "\\"}


def _template(repl, pattern):
    """The parts of a replacement: texts and group numbers."""
    is_bytes = not isinstance(repl, str)
    text = repl.decode("latin-1") if is_bytes else repl
    parts = []

    def literal(s):
        parts.append(s.encode("latin-1") if is_bytes else s)

    at = 0
    while at < len(text):
        slash = text.find("\\", at)
        if slash < 0:
            literal(text[at:])
            break
        if slash > at:
            literal(text[at:slash])
        at = slash + 1
        c = text[at:at + 1]
        if not c:
            raise error("bad escape (end of pattern)", repl, slash)
        if c == "g":
            close = text.find(">", at)
            if text[at + 1:at + 2] != "<" or close < 0:
                raise error("missing <", repl, at + 1)
            name = text[at + 2:close]
            if name.isdigit():
                number = int(name)
            elif name in pattern.groupindex:
                number = pattern.groupindex[name]
            else:
                raise IndexError("unknown group name %r" % name)
            at = close + 1
        elif c.isdigit():
            digits = c
            if c == "0" or (text[at + 1:at + 3].isdigit() and len(text[at + 1:at + 3]) == 2 and c in "0123"):
                digits = text[at:at + 3]
                while digits and (not digits.isdigit() or "8" in digits or "9" in digits):
                    digits = digits[:-1]
                literal(chr(int(digits, 8)))
                at += len(digits)
                continue
            if text[at + 1:at + 2].isdigit():
                digits = text[at:at + 2]
            number = int(digits)
            at += len(digits)
        else:
            if c in _ESCAPES:
                literal(_ESCAPES[c])
            elif c.isalpha() and c.isascii():
                raise error("bad escape \\" + c, repl, slash)
            else:
                literal("\\" + c)
            at += 1
            continue
        if number > pattern.groups:
            raise error("invalid group reference %d" % number, repl, slash + 1)
        parts.append(number)
    return parts


def _expanded(parts, found):
    empty = "" if isinstance(found.string, str) else b""
    return empty.join([found._text(part, empty) if isinstance(part, int) else part for part in parts])


_cache = {}


def compile(pattern, flags=0):
    if isinstance(pattern, Pattern):
        if flags:
            raise ValueError("cannot process flags argument with a compiled pattern")
        return pattern
    if not isinstance(pattern, (str, bytes)):
        raise TypeError("first argument must be string or compiled pattern")
    key = (type(pattern), pattern, int(flags))
    found = _cache.get(key)
    if found is None:
        found = _cache[key] = Pattern(pattern, flags)
    return found


def match(pattern, string, flags=0):
    return compile(pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    return compile(pattern, flags).fullmatch(string)


def search(pattern, string, flags=0):
    return compile(pattern, flags).search(string)


def sub(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).sub(repl, string, count)


def subn(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).subn(repl, string, count)


def split(pattern, string, maxsplit=0, flags=0):
    return compile(pattern, flags).split(string, maxsplit)


def findall(pattern, string, flags=0):
    return compile(pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    return compile(pattern, flags).finditer(string)


def purge():
    _cache.clear()


_SPECIAL = frozenset("()[]{}?*+-|^$\\.&~# \t\n\r\v\f")


def escape(pattern):
    if isinstance(pattern, str):
        return "".join(["\\" + c if c in _SPECIAL else c for c in pattern])
    return escape(str(pattern, "latin-1")).encode("latin-1")
