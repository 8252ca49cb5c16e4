"""Encoding and decoding text."""

MAXUNICODE = 0x10FFFF
BYTEORDER = "little"


def UNICHR(c):
    return chr(c)


def ORD(u):
    return ord(u)


def unicode_encode_utf_8(s, size, errors="strict", errorhandler=None):
    return s[:size].encode("utf-8")


def unicode_encode_latin_1(p, size, errors="strict", errorhandler=None):
    return p[:size].encode("latin-1")


def unicode_encode_ascii(p, size, errors="strict", errorhandler=None):
    return p[:size].encode("ascii")


def str_decode_utf_8(s, size, errors="strict", final=True, errorhandler=None):
    """The text, and how many bytes were used."""
    return s[:size].decode("utf-8"), size


def str_decode_latin_1(s, size, errors="strict", final=True, errorhandler=None):
    return s[:size].decode("latin-1"), size


def str_decode_ascii(s, size, errors="strict", final=True, errorhandler=None):
    return s[:size].decode("ascii"), size
