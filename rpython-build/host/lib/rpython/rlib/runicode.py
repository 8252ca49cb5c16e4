"""Encoding and decoding text. Bytes are `bytes`; decoders give the text and how many bytes were used."""

MAXUNICODE = 0x10FFFF
BYTEORDER = BYTEORDER2 = "little"


def UNICHR(c):
    return chr(c)


def ORD(u):
    return ord(u)


def decode_error(encoding, s, start, end, reason):
    """The exception for bytes that are no text."""
    return UnicodeDecodeError(encoding, s, start, end, reason)


def encode_error(encoding, u, start, end, reason):
    """The exception for text that has no code."""
    return UnicodeEncodeError(encoding, u, start, end, reason)


def default_unicode_error_decode(errors, encoding, msg, s, startingpos, endingpos):
    """What stands for wrong bytes, and where to go on."""
    if errors == "replace":
        return "\ufffd", endingpos
    if errors == "ignore":
        return "", endingpos
    raise decode_error(encoding, s, startingpos, endingpos, msg)


def default_unicode_error_encode(errors, encoding, msg, u, startingpos, endingpos):
    """What stands for characters without a code (as text or, in place of it, as bytes), and where to go on."""
    if errors == "replace":
        return "?", None, endingpos
    if errors == "ignore":
        return "", None, endingpos
    raise encode_error(encoding, u, startingpos, endingpos, msg)


def unicode_encode_utf_8(s, size, errors="strict", errorhandler=None, allow_surrogates=False):
    return s[:size].encode("utf-8")


unicode_encode_utf8_forbid_surrogates = unicode_encode_utf_8


def unicode_encode_latin_1(p, size, errors="strict", errorhandler=None):
    return _encode_below(p, size, errors, errorhandler, 256, "latin-1", "ordinal not in range(256)")


def unicode_encode_ascii(p, size, errors="strict", errorhandler=None):
    return _encode_below(p, size, errors, errorhandler, 128, "ascii", "ordinal not in range(128)")


def _encode_below(p, size, errors, errorhandler, limit, encoding, reason):
    if errorhandler is None:
        errorhandler = default_unicode_error_encode
    result = bytearray()
    pos = 0
    while pos < size:
        code = ord(p[pos])
        if code < limit:
            result.append(code)
            pos += 1
            continue
        start = pos
        stop = pos + 1
        while stop < size and ord(p[stop]) >= limit:
            stop += 1
        text, data, pos = errorhandler(errors, encoding, reason, p, start, stop)
        if data is not None:
            result += data
            continue
        for c in text:
            if ord(c) < limit:
                result.append(ord(c))
            else:
                # It cannot be replaced again.
                errorhandler("strict", encoding, reason, p, start, stop)
    return bytes(result)


def str_decode_utf_8(s, size, errors="strict", final=True, errorhandler=None, allow_surrogates=False):
    if errorhandler is None:
        errorhandler = default_unicode_error_decode
    parts = []
    pos = 0
    while pos < size:
        n = _sequence(s, pos, size)
        if n > 0:
            parts.append(s[pos:pos + n].decode("utf-8"))
            pos += n
            continue
        if n == 0 and not final:
            break
        stop = size if n == 0 else pos - n
        reason = "unexpected end of data" if n == 0 else "invalid start byte"
        if n < 0 and (stop > pos + 1 or 0xC2 <= s[pos] <= 0xF4):
            reason = "invalid continuation byte"
        text, pos = errorhandler(errors, "utf-8", reason, s, pos, stop)
        parts.append(text)
    return "".join(parts), pos


str_decode_utf_8_impl = str_decode_utf_8


def _sequence(s, pos, size):
    """How many bytes the characters here have (one, or all that are ASCII); 0 if one is cut off,
    minus the wrong bytes if they are none."""
    c = s[pos]
    if c < 0x80:
        stop = pos + 1
        while stop < size and s[stop] < 0x80:
            stop += 1
        return stop - pos
    low, high = 0x80, 0xBF
    if 0xC2 <= c <= 0xDF:
        n = 2
    elif 0xE0 <= c <= 0xEF:
        n = 3
        if c == 0xE0:
            low = 0xA0
        elif c == 0xED:
            high = 0x9F
    elif 0xF0 <= c <= 0xF4:
        n = 4
        if c == 0xF0:
            low = 0x90
        elif c == 0xF4:
            high = 0x8F
    else:
        return -1
    i = 1
    while i < n:
        if pos + i >= size:
            return 0
        if not low <= s[pos + i] <= high:
            return -i
        low, high = 0x80, 0xBF
        i += 1
    return n


def str_decode_latin_1(s, size, errors="strict", final=True, errorhandler=None):
    return s[:size].decode("latin-1"), size


def str_decode_ascii(s, size, errors="strict", final=True, errorhandler=None):
    if errorhandler is None:
        errorhandler = default_unicode_error_decode
    parts = []
    pos = 0
    while pos < size:
        start = pos
        while pos < size and s[pos] < 128:
            pos += 1
        parts.append(s[start:pos].decode("latin-1"))
        if pos < size:
            text, pos = errorhandler(errors, "ascii", "ordinal not in range(128)", s, pos, pos + 1)
            parts.append(text)
    return "".join(parts), pos


def fast_str_decode_ascii(s):
    text, _ = str_decode_ascii(s, len(s))
    return text


# UTF-16 and UTF-32.

def _unit(s, pos, width, big):
    value = 0
    for i in range(width):
        value |= s[pos + i] << (8 * (width - 1 - i) if big else 8 * i)
    return value


def _decode_wide(s, size, errors, final, errorhandler, byteorder, width):
    """The text, how many bytes were used, and the byte order: -1 little, 1 big."""
    if errorhandler is None:
        errorhandler = default_unicode_error_decode
    name = "utf-16" if width == 2 else "utf-32"
    pos = 0
    order = -1
    if byteorder == "big":
        order = 1
    elif byteorder == "native" and size >= width:
        if _unit(s, 0, width, False) == 0xFEFF:
            pos = width
        elif _unit(s, 0, width, True) == 0xFEFF:
            pos = width
            order = 1
    big = order == 1
    parts = []
    while pos < size:
        if size - pos < width:
            if not final:
                break
            text, pos = errorhandler(errors, name, "truncated data", s, pos, size)
            parts.append(text)
            continue
        code = _unit(s, pos, width, big)
        if width == 4:
            if code > 0x10FFFF or 0xD800 <= code <= 0xDFFF:
                reason = "code point not in range(0x110000)"
                if code <= 0x10FFFF:
                    reason = "code point in surrogate code point range(0xd800, 0xe000)"
                text, pos = errorhandler(errors, name, reason, s, pos, pos + 4)
                parts.append(text)
            else:
                parts.append(chr(code))
                pos += 4
            continue
        if not 0xD800 <= code <= 0xDFFF:
            parts.append(chr(code))
            pos += 2
            continue
        if code <= 0xDBFF and size - pos >= 4:
            second = _unit(s, pos + 2, 2, big)
            if 0xDC00 <= second <= 0xDFFF:
                parts.append(chr(((code & 0x3FF) << 10 | second & 0x3FF) + 0x10000))
                pos += 4
                continue
            text, pos = errorhandler(errors, name, "illegal UTF-16 surrogate", s, pos, pos + 2)
        elif code <= 0xDBFF:
            if not final:
                break
            text, pos = errorhandler(errors, name, "unexpected end of data", s, pos, size)
        else:
            text, pos = errorhandler(errors, name, "illegal encoding", s, pos, pos + 2)
        parts.append(text)
    return "".join(parts), pos, order


def str_decode_utf_16(s, size, errors="strict", final=True, errorhandler=None):
    text, used, _ = _decode_wide(s, size, errors, final, errorhandler, "native", 2)
    return text, used


def str_decode_utf_16_be(s, size, errors="strict", final=True, errorhandler=None):
    text, used, _ = _decode_wide(s, size, errors, final, errorhandler, "big", 2)
    return text, used


def str_decode_utf_16_le(s, size, errors="strict", final=True, errorhandler=None):
    text, used, _ = _decode_wide(s, size, errors, final, errorhandler, "little", 2)
    return text, used


def str_decode_utf_16_helper(s, size, errors="strict", final=True, errorhandler=None, byteorder="native",
                             public_encoding_name="utf16"):
    return _decode_wide(s, size, errors, final, errorhandler, byteorder, 2)


def str_decode_utf_32(s, size, errors="strict", final=True, errorhandler=None):
    text, used, _ = _decode_wide(s, size, errors, final, errorhandler, "native", 4)
    return text, used


def str_decode_utf_32_be(s, size, errors="strict", final=True, errorhandler=None):
    text, used, _ = _decode_wide(s, size, errors, final, errorhandler, "big", 4)
    return text, used


def str_decode_utf_32_le(s, size, errors="strict", final=True, errorhandler=None):
    text, used, _ = _decode_wide(s, size, errors, final, errorhandler, "little", 4)
    return text, used


def _put(result, value, width, big):
    for i in range(width):
        result.append((value >> (8 * (width - 1 - i) if big else 8 * i)) & 255)


def _encode_wide(s, size, mark, big, width):
    result = bytearray()
    if mark:
        _put(result, 0xFEFF, width, big)
    for i in range(size):
        code = ord(s[i])
        if width == 2 and code > 0xFFFF:
            code -= 0x10000
            _put(result, 0xD800 | code >> 10, 2, big)
            _put(result, 0xDC00 | code & 0x3FF, 2, big)
        else:
            _put(result, code, width, big)
    return bytes(result)


def unicode_encode_utf_16(s, size, errors="strict", errorhandler=None):
    return _encode_wide(s, size, True, False, 2)


def unicode_encode_utf_16_be(s, size, errors="strict", errorhandler=None):
    return _encode_wide(s, size, False, True, 2)


def unicode_encode_utf_16_le(s, size, errors="strict", errorhandler=None):
    return _encode_wide(s, size, False, False, 2)


def unicode_encode_utf_32(s, size, errors="strict", errorhandler=None):
    return _encode_wide(s, size, True, False, 4)


def unicode_encode_utf_32_be(s, size, errors="strict", errorhandler=None):
    return _encode_wide(s, size, False, True, 4)


def unicode_encode_utf_32_le(s, size, errors="strict", errorhandler=None):
    return _encode_wide(s, size, False, False, 4)


# Escapes.

hexdigits = "0123456789abcdef"


def _hex(value, digits):
    text = ""
    while digits > 0:
        digits -= 1
        text += hexdigits[(value >> 4 * digits) & 15]
    return text


def escape_of(code, pass_printable):
    """How literals write a character; "" if they have it as it is, or if it is a quote."""
    if code == 92:
        return "\\\\"
    if code == 9:
        return "\\t"
    if code == 10:
        return "\\n"
    if code == 13:
        return "\\r"
    if 32 <= code < 127:
        return ""
    if pass_printable and code > 127 and not 0xD800 <= code <= 0xDFFF and chr(code).isprintable():
        return ""
    if code < 256:
        return "\\x" + _hex(code, 2)
    if code < 0x10000:
        return "\\u" + _hex(code, 4)
    return "\\U" + _hex(code, 8)


def make_unicode_escape_function(pass_printable=False, quotes=False, prefix=None):
    """A function that shows text with escapes, as literals have it."""
    def unicode_escape(s, size, errors="strict", errorhandler=None):
        parts = []
        quote = ""
        if quotes:
            if prefix is not None:
                parts.append(prefix)
            quote = '"' if s.find("'") >= 0 and s.find('"') < 0 else "'"
            parts.append(quote)
        for i in range(size):
            c = s[i]
            if quotes and c == quote:
                parts.append("\\" + c)
            else:
                escaped = escape_of(ord(c), pass_printable)
                parts.append(escaped if escaped else c)
        if quotes:
            parts.append(quote)
        return "".join(parts)
    return unicode_escape


unicode_encode_unicode_escape = make_unicode_escape_function()


def unicode_encode_raw_unicode_escape(s, size, errors="strict", errorhandler=None):
    parts = []
    for i in range(size):
        code = ord(s[i])
        if code < 256:
            parts.append(s[i])
        elif code < 0x10000:
            parts.append("\\u" + _hex(code, 4))
        else:
            parts.append("\\U" + _hex(code, 8))
    return "".join(parts).encode("latin-1")


def code_to_unichr(code):
    return chr(code)


_PLAIN = {"\\": "\\", "'": "'", '"': '"', "b": "\b", "f": "\f", "t": "\t", "n": "\n", "r": "\r", "v": "\v", "a": "\a"}
_TRUNCATED = {"x": "truncated \\xXX escape", "u": "truncated \\uXXXX escape", "U": "truncated \\UXXXXXXXX escape"}
_DIGITS = {"x": 2, "u": 4, "U": 8}


def _hex_digits(s, pos, stop):
    """How many digits of base 16 there are from here on."""
    n = 0
    while pos + n < stop and chr(s[pos + n]) in "0123456789abcdefABCDEF":
        n += 1
    return n


def str_decode_unicode_escape(s, size, errors="strict", final=False, errorhandler=None, unicodedata_handler=None):
    """As the text of a literal is read; what is no escape is Latin-1. `unicodedata_handler.call` finds characters by
    their names."""
    if errorhandler is None:
        errorhandler = default_unicode_error_decode
    parts = []
    pos = 0
    while pos < size:
        start = pos
        while pos < size and s[pos] != 92:
            pos += 1
        if pos > start:
            parts.append(s[start:pos].decode("latin-1"))
            continue
        pos += 1
        if pos >= size:
            text, pos = errorhandler(errors, "unicodeescape", "\\ at end of string", s, start, size)
            parts.append(text)
            continue
        c = chr(s[pos])
        pos += 1
        if c in _PLAIN:
            parts.append(_PLAIN[c])
        elif c == "\n":
            pass
        elif "0" <= c <= "7":
            code = ord(c) - 48
            while pos < min(start + 4, size) and 48 <= s[pos] <= 55:
                code = code * 8 + s[pos] - 48
                pos += 1
            parts.append(chr(code))
        elif c in _DIGITS:
            wanted = _DIGITS[c]
            stop = pos + _hex_digits(s, pos, min(pos + wanted, size))
            message = _TRUNCATED[c]
            if stop - pos == wanted:
                code = int(s[pos:stop].decode("latin-1"), 16)
                if code <= MAXUNICODE:
                    parts.append(chr(code))
                    pos = stop
                    continue
                message = "illegal Unicode character"
            text, pos = errorhandler(errors, "unicodeescape", message, s, start, stop)
            parts.append(text)
        elif c == "N":
            code, stop, message = _named(s, pos, size, unicodedata_handler)
            if code >= 0:
                parts.append(chr(code))
                pos = stop
                continue
            text, pos = errorhandler(errors, "unicodeescape", message, s, start, stop)
            parts.append(text)
        else:
            parts.append("\\" + c)
    return "".join(parts), pos


def _named(s, pos, size, handler):
    """The code of the name that stands behind `\\N`, or -1; where it ends, and what is wrong."""
    if handler is None:
        return -1, size, "\\N escapes not supported (can't load unicodedata module)"
    end = -1
    if pos < size and s[pos] == 123:
        end = s.find(b"}", pos, size)
    if end <= pos + 1:
        return -1, min(pos if end < 0 else end + 1, size), "malformed \\N character escape"
    code = handler.call(s[pos + 1:end].decode("latin-1"))
    return code, end + 1, "unknown Unicode character name"


def str_decode_raw_unicode_escape(s, size, errors="strict", final=False, errorhandler=None):
    """Latin-1 with `\\uXXXX` and `\\UXXXXXXXX`, where an odd number of backslashes is before them."""
    if errorhandler is None:
        errorhandler = default_unicode_error_decode
    parts = []
    pos = 0
    while pos < size:
        start = pos
        while pos < size and s[pos] != 92:
            pos += 1
        while pos < size and s[pos] == 92:
            pos += 1
        # The backslashes that end here.
        count = 0
        while count < pos - start and s[pos - 1 - count] == 92:
            count += 1
        if count % 2 == 0 or pos >= size or s[pos] != 117 and s[pos] != 85:
            parts.append(s[start:pos].decode("latin-1"))
            continue
        parts.append(s[start:pos - 1].decode("latin-1"))
        c = chr(s[pos])
        wanted = _DIGITS[c]
        stop = pos + 1 + _hex_digits(s, pos + 1, min(pos + 1 + wanted, size))
        message = _TRUNCATED[c]
        if stop - pos - 1 == wanted:
            code = int(s[pos + 1:stop].decode("latin-1"), 16)
            if code <= MAXUNICODE:
                parts.append(chr(code))
                pos = stop
                continue
            message = "\\Uxxxxxxxx out of range"
        text, pos = errorhandler(errors, "rawunicodeescape", message, s, pos - 1, stop)
        parts.append(text)
    return "".join(parts), pos


def unicode_encode_charmap(s, size, errors="strict", errorhandler=None, mapping=None):
    """By a dict of the bytes for each character."""
    if mapping is None:
        return unicode_encode_latin_1(s, size, errors, errorhandler)
    if errorhandler is None:
        errorhandler = default_unicode_error_encode
    parts = []
    pos = 0
    while pos < size:
        if s[pos] in mapping:
            parts.append(mapping[s[pos]])
            pos += 1
            continue
        stop = pos + 1
        while stop < size and s[stop] not in mapping:
            stop += 1
        text, data, after = errorhandler(errors, "charmap", "character maps to <undefined>", s, pos, stop)
        if data is not None:
            parts.append(data)
        else:
            for c in text:
                if c in mapping:
                    parts.append(mapping[c])
                else:
                    # It cannot be replaced again.
                    errorhandler("strict", "charmap", "character maps to <undefined>", s, pos, stop)
        pos = after
    return b"".join(parts)


def str_decode_charmap(s, size, errors="strict", final=False, errorhandler=None, mapping=None):
    """By a text that has a character for each byte; U+FFFE stands for none."""
    if mapping is None:
        return str_decode_latin_1(s, size)
    if errorhandler is None:
        errorhandler = default_unicode_error_decode
    parts = []
    pos = 0
    while pos < size:
        code = s[pos]
        if code < len(mapping) and mapping[code] != "\ufffe":
            parts.append(mapping[code])
            pos += 1
        else:
            text, pos = errorhandler(errors, "charmap", "character maps to <undefined>", s, pos, pos + 1)
            parts.append(text)
    return "".join(parts), pos
