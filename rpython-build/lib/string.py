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


class Formatter:
    def format(self, format_string, /, *args, **kwargs):
        return format_string.format(*args, **kwargs)

    def vformat(self, format_string, args, kwargs):
        return format_string.format(*args, **kwargs)
