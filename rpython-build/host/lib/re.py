"""Regular expressions, for patterns that are constants in translated code.

A pattern is read by `_re_reader`, while the program is imported or translated; `_re` finds where it
matches. How many groups it has is part of its type, and so is whether it is text or bytes:
`groups()` and `findall()` give tuples.
"""

from sys import maxsize
from types import GenericAlias

from _re import match_at, search_from, all_matches, between, index_of, size_of
from _re_reader import ASCII, UNICODE, error, read_pattern

__specialize__ = "types"
__iterators__ = {
    "_classes.<locals>.GroupPattern._all": type(iter(int, 1)),
}

__all__ = ["match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer", "compile", "purge",
           "escape", "error", "Pattern", "Match", "A", "I", "M", "S", "X", "U", "L", "ASCII", "IGNORECASE",
           "MULTILINE", "DOTALL", "VERBOSE", "UNICODE", "LOCALE", "NOFLAG", "RegexFlag"]

NOFLAG = 0
I = IGNORECASE = 2
L = LOCALE = 4
M = MULTILINE = 8
S = DOTALL = 16
U = UNICODE
X = VERBOSE = 64
A = ASCII
DEBUG = 128
RegexFlag = int
PatternError = error

FLAG_NAMES = ((2, "IGNORECASE"), (4, "LOCALE"), (8, "MULTILINE"), (16, "DOTALL"), (64, "VERBOSE"),
              (256, "ASCII"))


class Immutable(object):
    """What is no other when it is copied."""

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


class Match(Immutable):
    """What matched, and where: of a subclass for each number of groups."""

    _one_class_ = True
    __class_getitem__ = classmethod(GenericAlias)


class Pattern(Immutable):
    """A compiled pattern: of a subclass for each number of groups."""

    _one_class_ = True
    __class_getitem__ = classmethod(GenericAlias)


class TextMatch(Match):
    """Variables for matches of different patterns are of this class, or of the next."""


class BytesMatch(Match):
    pass


class TextPattern(Pattern):
    pass


class BytesPattern(Pattern):
    pass


def number_of(program, which):
    """The number of a group that is named by its number or its name."""
    if isinstance(which, str):
        i = 0
        while i < len(program.names):
            if program.names[i] == which:
                return program.name_numbers[i]
            i += 1
    elif 0 <= which <= program.groups:
        return which
    raise IndexError("no such group")


def _tuple_maker(body, first, last):
    """A function of which the result is a tuple with an item for each of these groups."""
    items = "".join([body % i + ", " for i in range(first, last + 1)])
    names = {}
    exec("def make(m, default):\n    return (%s)\n" % items, names)
    return names["make"]


def _classes(count, is_bytes):
    """The classes of patterns with so many groups, and of their matches."""
    empty = b"" if is_bytes else ""
    group_tuple = _tuple_maker("m._text_or_(%d, default)", 1, count)
    found_tuple = _tuple_maker("m._found_(%d)", 1, count)
    span_tuple = _tuple_maker("m.span(%d)", 0, count)

    def match_class(base, of_array):
        """Matches in what has one type."""

        class GroupMatch(base):
            __qualname__ = "Match"

            def __init__(self, pattern, string, saved, pos, endpos):
                self.re = pattern
                self.string = string
                self._saved = saved
                self._pos = pos
                self._endpos = endpos

            @property
            def pos(self):
                return max(min(self._pos, len(self.string)), 0)

            @property
            def endpos(self):
                return max(min(self._endpos, len(self.string)), 0)

            def _text(self, number):
                start = self._saved[2 * number]
                end = self._saved[2 * number + 1]
                if start < 0 or end < 0:
                    return None
                return between(self.string, start, end)

            def _text_or_(self, number, default):
                text = self._text(number)
                return default if text is None else text

            def _found_(self, number):
                text = self._text(number)
                return empty if text is None else text

            def group(self, *which):
                if len(which) == 0:
                    return between(self.string, self._saved[0], self._saved[1])
                if len(which) == 1:
                    return self._text(number_of(self.re._program, which[0]))
                return texts_of(self, which)

            def __getitem__(self, which):
                return self._text(number_of(self.re._program, which))

            def groups(self, default=None):
                return group_tuple(self, default)

            def groupdict(self, default=None):
                result = {}
                program = self.re._program
                i = 0
                while i < len(program.names):
                    result[program.names[i]] = self._text_or_(program.name_numbers[i], default)
                    i += 1
                return result

            def start(self, which=0):
                return self.span(which)[0]

            def end(self, which=0):
                return self.span(which)[1]

            def span(self, which=0):
                number = number_of(self.re._program, which)
                if self._saved[2 * number + 1] < 0:
                    return -1, -1
                return index_of(self.string, self._saved[2 * number]), index_of(self.string, self._saved[2 * number + 1])

            def expand(self, template):
                found = expanded(self, template)
                return bytearray(found) if of_array else found

            @property
            def regs(self):
                return span_tuple(self, None)

            @property
            def lastindex(self):
                number = self._saved[len(self._saved) - 1]
                return None if number < 0 else number

            @property
            def lastgroup(self):
                program = self.re._program
                number = self._saved[len(self._saved) - 1]
                i = 0
                while i < len(program.names):
                    if program.name_numbers[i] == number:
                        return program.names[i]
                    i += 1
                return None

            def __repr__(self):
                return "<re.Match object; span=%r, match=%r>" % (self.span(), self._found_(0))

        return GroupMatch

    GroupMatch = match_class(BytesMatch if is_bytes else TextMatch, False)
    # (A match keeps what it is in.)
    ArrayMatch = match_class(BytesMatch, True) if is_bytes else GroupMatch

    def matched(pattern, string, saved, pos, endpos):
        if isinstance(string, bytearray):
            return ArrayMatch(pattern, string, saved, pos, endpos)
        return GroupMatch(pattern, string, saved, pos, endpos)

    def expanded(m, template):
        if is_bytes:
            return expand(m, template.decode("latin-1")).encode("latin-1")
        return expand(m, template)

    def replacement(m, repl):
        if isinstance(repl, (str, bytes)):
            return expanded(m, repl)
        return repl(m)

    class GroupPattern(BytesPattern if is_bytes else TextPattern):
        __qualname__ = "Pattern"

        def __init__(self, pattern, program):
            self._program = program
            self.pattern = pattern
            self.groups = program.groups
            self.flags = program.flags

        @property
        def groupindex(self):
            result = {}
            program = self._program
            i = 0
            while i < len(program.names):
                result[program.names[i]] = program.name_numbers[i]
                i += 1
            return result

        def _checked(self, string):
            if is_bytes:
                if isinstance(string, str):
                    raise TypeError("cannot use a bytes pattern on a string-like object")
            elif not isinstance(string, str):
                raise TypeError("cannot use a string pattern on a bytes-like object")
            return string

        def _made(self, string, saved, pos, endpos):
            if len(saved) == 0:
                return None
            return matched(self, string, saved, pos, endpos)

        def match(self, string, pos=0, endpos=maxsize):
            string = self._checked(string)
            return self._made(string, match_at(self._program, string, pos, endpos, False), pos, endpos)

        def fullmatch(self, string, pos=0, endpos=maxsize):
            string = self._checked(string)
            return self._made(string, match_at(self._program, string, pos, endpos, True), pos, endpos)

        def search(self, string, pos=0, endpos=maxsize):
            string = self._checked(string)
            return self._made(string, search_from(self._program, string, pos, endpos), pos, endpos)

        def _all(self, string, pos, endpos, count):
            for saved in all_matches(self._program, string, pos, endpos, count):
                yield matched(self, string, saved[:], pos, endpos)

        def finditer(self, string, pos=0, endpos=maxsize):
            return self._all(self._checked(string), pos, endpos, -1)

        def findall(self, string, pos=0, endpos=maxsize):
            """The matches, or their group, or tuples of their groups."""
            result = []
            string = self._checked(string)
            if count > 1:
                for m in self._all(string, pos, endpos, -1):
                    result.append(found_tuple(m, None))
            else:
                for saved in all_matches(self._program, string, pos, endpos, -1):
                    start = saved[2 * count]
                    result.append(between(string, start, saved[2 * count + 1]) if start >= 0 else empty)
            return result

        def split(self, string, maxsplit=0):
            string = self._checked(string)
            result = []
            at = 0
            if maxsplit >= 0:
                for m in self._all(string, 0, maxsize, maxsplit if maxsplit > 0 else -1):
                    result.append(between(string, at, m._saved[0]))
                    if count > 0:
                        i = 1
                        while i <= count:
                            result.append(m._text(i))
                            i += 1
                    at = m._saved[1]
            result.append(between(string, at, size_of(string)))
            return result

        def subn(self, repl, string, count=0):
            string = self._checked(string)
            parts = []
            at = 0
            n = 0
            if count >= 0:
                for m in self._all(string, 0, maxsize, count if count > 0 else -1):
                    parts.append(between(string, at, m._saved[0]))
                    parts.append(replacement(m, repl))
                    at = m._saved[1]
                    n += 1
            parts.append(between(string, at, size_of(string)))
            return empty.join(parts), n

        def sub(self, repl, string, count=0):
            return self.subn(repl, string, count)[0]

        def __repr__(self):
            text = "re.compile(%r" % (self.pattern,)
            sep = ", "
            for flag, name in FLAG_NAMES:
                if self.flags & flag:
                    text += sep + "re." + name
                    sep = "|"
            return text + ")"

    return GroupPattern


def texts_of(m, which):
    if len(which) == 1:
        return (m.group(which[0]),)
    return (m.group(which[0]),) + texts_of(m, which[1:])


def expand(m, template):
    """A template with the groups of a match filled in."""
    program = m.re._program
    if template.find("\\") < 0:
        return template
    parts = []
    i = 0
    while i < len(template):
        c = template[i]
        i += 1
        if c != "\\":
            parts.append(c)
            continue
        if i >= len(template):
            raise error("bad escape (end of pattern)", template, i - 1)
        c = template[i]
        i += 1
        if c == "g":
            if i >= len(template) or template[i] != "<":
                raise error("missing <", template, i)
            end = template.find(">", i)
            if end < 0:
                raise error("missing >, unterminated name", template, i + 1)
            name = template[i + 1:end]
            if name.isdigit():
                number = int(name)
                if number > program.groups:
                    raise error("invalid group reference %d" % number, template, i + 1)
            elif name.isidentifier():
                if name not in program.names:
                    raise IndexError("unknown group name %r" % (name,))
                number = number_of(program, name)
            elif name == "":
                raise error("missing group name", template, i + 1)
            else:
                raise error("bad character in group name %r" % (name,), template, i + 1)
            i = end + 1
            parts.append(group_text(m, number))
        elif c == "0":
            code = 0
            start = i
            while i < len(template) and i < start + 2 and "0" <= template[i] <= "7":
                code = code * 8 + ord(template[i]) - 48
                i += 1
            parts.append(chr(code))
        elif "1" <= c <= "9":
            number = ord(c) - 48
            at = i - 1
            if i < len(template) and "0" <= template[i] <= "9":
                second = ord(template[i]) - 48
                if (number <= 3 and second <= 7 and i + 1 < len(template)
                        and "0" <= template[i + 1] <= "7"):
                    parts.append(chr(number * 64 + second * 8 + ord(template[i + 1]) - 48))
                    i += 2
                    continue
                number = number * 10 + second
                i += 1
            if number > program.groups:
                raise error("invalid group reference %d" % number, template, at)
            parts.append(group_text(m, number))
        else:
            which = "ntrfvab\\".find(c)
            if which >= 0:
                parts.append("\n\t\r\f\v\a\b\\"[which])
            elif "a" <= c <= "z" or "A" <= c <= "Z":
                raise error("bad escape \\" + c, template, i - 2)
            else:
                parts.append("\\" + c)
    return "".join(parts)


def group_text(m, number):
    text = m._found_(number)
    if isinstance(text, bytes):
        return text.decode("latin-1")
    return text


_families = {}
_patterns = {}


def _compiled(pattern, flags):
    if isinstance(pattern, Pattern):
        if flags:
            raise ValueError("cannot process flags argument with a compiled pattern")
        return pattern
    if not isinstance(pattern, (str, bytes)):
        raise TypeError("first argument must be string or compiled pattern")
    flags = int(flags)
    is_bytes = isinstance(pattern, bytes)
    key = (is_bytes, pattern, flags)
    if key not in _patterns:
        program = read_pattern(pattern, flags)
        family = (program.groups, is_bytes)
        if family not in _families:
            _families[family] = _classes(program.groups, is_bytes)
        _patterns[key] = _families[family](pattern, program)
    return _patterns[key]


_compiled._annspecialcase_ = "specialize:memo"


def compile(pattern, flags=0):
    return _compiled(pattern, flags)


compile._annspecialcase_ = "specialize:arg(0, 1)"


def match(pattern, string, flags=0):
    return _compiled(pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    return _compiled(pattern, flags).fullmatch(string)


def search(pattern, string, flags=0):
    return _compiled(pattern, flags).search(string)


def findall(pattern, string, flags=0):
    return _compiled(pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    return _compiled(pattern, flags).finditer(string)


def split(pattern, string, maxsplit=0, flags=0):
    return _compiled(pattern, flags).split(string, maxsplit)


def sub(pattern, repl, string, count=0, flags=0):
    return _compiled(pattern, flags).sub(repl, string, count)


def subn(pattern, repl, string, count=0, flags=0):
    return _compiled(pattern, flags).subn(repl, string, count)


match._annspecialcase_ = fullmatch._annspecialcase_ = search._annspecialcase_ = "specialize:types_and_arg(0, 2)"
findall._annspecialcase_ = finditer._annspecialcase_ = "specialize:types_and_arg(0, 2)"
split._annspecialcase_ = "specialize:types_and_arg(0, 3)"
sub._annspecialcase_ = subn._annspecialcase_ = "specialize:types_and_arg(0, 4)"


def purge():
    pass


def escape(pattern):
    if isinstance(pattern, bytes):
        return escape(pattern.decode("latin-1")).encode("latin-1")
    parts = []
    for c in pattern:
        if c in "()[]{}?*+-|^$\\.&~# \t\n\r\v\f":
            parts.append("\\")
        parts.append(c)
    return "".join(parts)
