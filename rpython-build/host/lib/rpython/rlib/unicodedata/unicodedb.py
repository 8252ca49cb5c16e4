"""Properties of code points, which are integers. All versions have the tables of the toolchain's."""

import unicodedata as _data

version = _data.unidata_version


def category(code):
    return _data.category(chr(code))


def bidirectional(code):
    return _data.bidirectional(chr(code))


def east_asian_width(code):
    return _data.east_asian_width(chr(code))


def mirrored(code):
    return _data.mirrored(chr(code)) != 0


def combining(code):
    return _data.combining(chr(code))


def decomposition(code):
    return _data.decomposition(chr(code))


def decimal(code):
    value = _data.decimal(chr(code), -1)
    if value < 0:
        raise KeyError
    return value


def digit(code):
    value = _data.digit(chr(code), -1)
    if value < 0:
        raise KeyError
    return value


def numeric(code):
    value = _data.numeric(chr(code), -2.0)
    if value == -2.0:
        raise KeyError
    return value


def isspace(code):
    return chr(code).isspace()


def isalpha(code):
    return chr(code).isalpha()


def islinebreak(code):
    return 10 <= code <= 13 or 28 <= code <= 30 or code in (0x85, 0x2028, 0x2029)


def isnumeric(code):
    return chr(code).isnumeric()


def isdigit(code):
    return chr(code).isdigit()


def isdecimal(code):
    return chr(code).isdecimal()


def isalnum(code):
    return chr(code).isalnum()


def isupper(code):
    return chr(code).isupper()


def istitle(code):
    return category(code) == "Lt"


def islower(code):
    return chr(code).islower()


def iscased(code):
    c = chr(code)
    return c.isupper() or c.islower() or category(code) == "Lt"


def isprintable(code):
    return chr(code).isprintable()


def isxidstart(code):
    return chr(code).isidentifier()


def isxidcontinue(code):
    return ("a" + chr(code)).isidentifier()


def _one(text, code):
    """A character for a character: where there are more, it stays as it is."""
    return ord(text[0]) if len(text) == 1 else code


def toupper(code):
    return _one(chr(code).upper(), code)


def tolower(code):
    return _one(chr(code).lower(), code)


def totitle(code):
    return _one(chr(code).title(), code)


def toupper_full(code):
    return [ord(c) for c in chr(code).upper()]


def tolower_full(code):
    return [ord(c) for c in chr(code).lower()]


def totitle_full(code):
    return [ord(c) for c in chr(code).title()]


def casefold_lookup(code):
    return [ord(c) for c in chr(code).casefold()]


def canon_decomposition(code):
    return [ord(c) for c in _data.normalize("NFD", chr(code))]


def compat_decomposition(code):
    return [ord(c) for c in _data.normalize("NFKD", chr(code))]


def composition(current, next):
    text = _data.normalize("NFC", chr(current) + chr(next))
    if len(text) != 1:
        raise KeyError
    return ord(text[0])
