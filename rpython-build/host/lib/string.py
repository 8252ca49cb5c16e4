"""Constants of characters, and templates."""

whitespace = " \t\n\r\x0b\x0c"
ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdef" + "ABCDEF"
octdigits = "01234567"
punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
printable = digits + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    return (sep or " ").join([word.capitalize() for word in s.split(sep)])


class Template:
    """Text with `$name` and `${name}`."""

    delimiter = "$"

    def __init__(self, template):
        self.template = template

    def _substitute(self, mapping, safe):
        text = self.template
        out = []
        at = 0
        while at < len(text):
            if text[at] != self.delimiter:
                out.append(text[at])
                at += 1
                continue
            start = at
            at += 1
            braced = text[at:at + 1] == "{"
            if text[at:at + 1] == self.delimiter:
                out.append(self.delimiter)
                at += 1
                continue
            if braced:
                at += 1
            first = at
            while at < len(text) and text[at].isascii() and (text[at].isalnum() or text[at] == "_"):
                at += 1
            name = text[first:at]
            if not name.isidentifier() or (braced and text[at:at + 1] != "}"):
                if safe:
                    out.append(text[start])
                    at = start + 1
                    continue
                line = text.count("\n", 0, start) + 1
                column = start - text.rfind("\n", 0, start)
                raise ValueError("Invalid placeholder in string: line %d, col %d" % (line, column))
            if braced:
                at += 1
            if safe and name not in mapping:
                out.append(text[start:at])
            else:
                out.append(str(mapping[name]))
        return "".join(out)

    def substitute(self, mapping={}, /, **kws):
        return self._substitute({**mapping, **kws}, False)

    def safe_substitute(self, mapping={}, /, **kws):
        return self._substitute({**mapping, **kws}, True)


def _fields(text):
    """Literal text, name, format specification and conversion of each part of a format string."""
    literal = []
    at = 0
    while at < len(text):
        c = text[at]
        at += 1
        if c not in "{}":
            literal.append(c)
        elif text[at:at + 1] == c:
            literal.append(c)
            at += 1
            yield "".join(literal), None, None, None
            literal = []
        elif c == "}":
            raise ValueError("Single '}' encountered in format string")
        else:
            depth = 1
            start = at
            while depth and at < len(text):
                depth += {"{": 1, "}": -1}.get(text[at], 0)
                at += 1
            if depth:
                raise ValueError("Single '{' encountered in format string" if start == len(text)
                                 else "expected '}' before end of string")
            name, colon, spec = text[start:at - 1].partition(":")
            name, mark, conversion = name.partition("!")
            if mark and len(conversion) != 1:
                raise ValueError("unmatched '{' in format spec" if len(conversion) > 1
                                 else "end of string while looking for conversion specifier")
            yield "".join(literal), name, spec, conversion if mark else None
            literal = []
    if literal:
        yield "".join(literal), None, None, None


class Formatter:
    """What `str.format` does, in steps that subclasses can change."""

    def format(self, format_string, /, *args, **kwargs):
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        used = set()
        result, _ = self._vformat(format_string, args, kwargs, used, 2, 0)
        self.check_unused_args(used, args, kwargs)
        return result

    def _vformat(self, text, args, kwargs, used, depth, auto):
        if depth < 0:
            raise ValueError("Max string recursion exceeded")
        parts = []
        for literal, name, spec, conversion in self.parse(text):
            parts.append(literal)
            if name is None:
                continue
            first = _first_of(name)[0]
            if first == "":
                if auto is False:
                    raise ValueError("cannot switch from manual field specification to automatic field "
                                     "numbering")
                name = str(auto) + name
                auto += 1
            elif first.isdigit():
                if auto:
                    raise ValueError("cannot switch from manual field specification to automatic field "
                                     "numbering")
                auto = False
            value, key = self.get_field(name, args, kwargs)
            used.add(key)
            value = self.convert_field(value, conversion)
            spec, auto = self._vformat(spec, args, kwargs, used, depth - 1, auto)
            parts.append(self.format_field(value, spec))
        return "".join(parts), auto

    def parse(self, format_string):
        return _fields(format_string)

    def get_field(self, field_name, args, kwargs):
        first, rest = _first_of(field_name)
        key = int(first) if first.isdigit() else first
        value = self.get_value(key, args, kwargs)
        while rest:
            if rest[0] == ".":
                end = min([i for i in (rest.find(".", 1), rest.find("[", 1)) if i > 0], default=len(rest))
                value = getattr(value, rest[1:end])
            else:
                end = rest.find("]") + 1
                if not end:
                    raise ValueError("Missing ']' in format string")
                item = rest[1:end - 1]
                value = value[int(item) if item.isdigit() else item]
            rest = rest[end:]
        return value, key

    def get_value(self, key, args, kwargs):
        return args[key] if isinstance(key, int) else kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        pass

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        if conversion in "rsa":
            return {"r": repr, "s": str, "a": ascii}[conversion](value)
        raise ValueError("Unknown conversion specifier %s" % conversion)


def _first_of(name):
    for i, c in enumerate(name):
        if c in ".[":
            return name[:i], name[i:]
    return name, ""
