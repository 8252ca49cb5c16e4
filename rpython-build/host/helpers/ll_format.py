"""Text of values: `repr`, `format` with a spec, and reading numbers back.

An alignment is the code of one of `<>^=`. A sign is the code of one of `+-` or a space. Codes
that are 0 are absent.
"""
from rpython.ll import (cast, copy_items, address_of, c_call, inline, dont_inline, llstr, hlstr,
                        nullptr, ascii_string, STR, Char, UniChar, Signed, Unsigned, Float, Bool, Void)
from rpython.helpers.ll_str import (ll_newstr, ll_is_ascii, ll_byte, ll_decode, ll_encode,
                                    ll_width, ll_code_width, ll_int2str, ll_uint2str, ll_offset,
                                    ll_strslice, ll_chr2str, ll_strconcat, ll_byte_space,
                                    ll_substring)
from rpython.helpers.ll_strmethods import ll_pad, ll_piece
from rpython.helpers.ll_unicode import (ll_in_ranges, ll_find_range, ll_ascii_printable,
                                        ll_wide_space)

__specialize__ = "low_level"


def ll_bool_str(b):
    if b:
        return llstr("True")
    return llstr("False")


# repr of strings

@inline
def ll_hex_digit(n):
    if n < 10:
        return 48 + n
    return 87 + n


def ll_put_hex(r, at, code, digits):
    """Writes `digits` hexadecimal digits; gives the offset behind them."""
    i = digits
    while i > 0:
        i -= 1
        r.chars[at + i] = cast(Char, ll_hex_digit(code & 15))
        code = code >> 4
    return at + digits


def ll_escape_width(c, quote, printable):
    """How many bytes `repr` shows this character with."""
    if c < 128:
        if c == quote or c == 92 or c == 9 or c == 10 or c == 13:
            return 2
        if ll_ascii_printable(c):
            return 1
        return 4
    if ll_in_ranges(printable, c):
        return ll_code_width(c)
    if c < 0x100:
        return 4
    if c < 0x10000:
        return 6
    return 10


def ll_put_escaped(r, at, c, quote, width):
    """Writes a character as `repr` does, of a known width in bytes."""
    if c < 128:
        if width == 1:
            r.chars[at] = cast(Char, c)
            return at + 1
        r.chars[at] = cast(Char, 92)
        if width == 2:
            if c == 9:
                c = 116
            elif c == 10:
                c = 110
            elif c == 13:
                c = 114
            r.chars[at + 1] = cast(Char, c)
            return at + 2
    elif width == ll_code_width(c):
        return ll_encode(r, at, cast(UniChar, c))
    r.chars[at] = cast(Char, 92)
    if width == 4:
        r.chars[at + 1] = cast(Char, 120)
        return ll_put_hex(r, at + 2, c, 2)
    if width == 6:
        r.chars[at + 1] = cast(Char, 117)
        return ll_put_hex(r, at + 2, c, 4)
    r.chars[at + 1] = cast(Char, 85)
    return ll_put_hex(r, at + 2, c, 8)


@inline
def ll_plain(s, at, quote):
    """How many bytes from there on `repr` shows as they are."""
    return c_call(Signed, "rpy_plain_length", address_of(s.chars, at), len(s.chars) - at, quote)


def ll_quote(s):
    """What `repr` puts a text between."""
    n = len(s.chars)
    at = 0
    quote = 39
    while at < n:
        c = cast(Signed, s.chars[at])
        if c == 39:
            quote = 34
        elif c == 34:
            return 39
        at += 1
    return quote


def ll_str_repr(s, printable):
    n = len(s.chars)
    at = 0
    if n > 0:
        at = ll_plain(s, 0, 39)
    if at == n:
        r = ll_newstr(n + 2, n + 2)
        r.chars[0] = cast(Char, 39)
        copy_items(s.chars, 0, r.chars, 1, n)
        r.chars[n + 1] = cast(Char, 39)
        return r
    quote = ll_quote(s)
    nbytes = at + 2
    length = nbytes
    while at < n:
        c = cast(Signed, ll_decode(s, at))
        width = ll_escape_width(c, quote, printable)
        nbytes += width
        # No escape is as short as the character itself.
        if width == ll_code_width(c):
            length += 1
        else:
            length += width
        at += ll_code_width(c)
        if at < n:
            plain = ll_plain(s, at, quote)
            nbytes += plain
            length += plain
            at += plain
    r = ll_newstr(nbytes, length)
    r.chars[0] = cast(Char, quote)
    out = 1
    at = 0
    while at < n:
        plain = ll_plain(s, at, quote)
        copy_items(s.chars, at, r.chars, out, plain)
        out += plain
        at += plain
        if at < n:
            c = cast(Signed, ll_decode(s, at))
            width = ll_escape_width(c, quote, printable)
            out = ll_put_escaped(r, out, c, quote, width)
            at += ll_code_width(c)
    r.chars[out] = cast(Char, quote)
    return r


def ll_range_repr(start, stop, step):
    if step == 1:
        return llstr("range(%d, %d)" % (start, stop))
    return llstr("range(%d, %d, %d)" % (start, stop, step))


def ll_bytes_repr(b):
    return ll_repr_of_bytes(b, False)


def ll_bytearray_repr(b):
    return ll_strconcat(ll_strconcat(llstr("bytearray("), ll_repr_of_bytes(b, True)), llstr(")"))


def ll_repr_of_bytes(b, in_array):
    """`repr(b)`; in that of a bytearray a single quote is always escaped."""
    n = len(b.chars)
    quote = 39
    nbytes = 3
    i = 0
    single = False
    double = False
    while i < n:
        c = cast(Signed, b.chars[i])
        if c == 39:
            single = True
        elif c == 34:
            double = True
        i += 1
    if single and not double:
        quote = 34
    i = 0
    while i < n:
        c = cast(Signed, b.chars[i])
        if c == quote or (in_array and c == 39) or c == 92 or c == 9 or c == 10 or c == 13:
            nbytes += 2
        elif ll_ascii_printable(c):
            nbytes += 1
        else:
            nbytes += 4
        i += 1
    r = ll_newstr(nbytes, nbytes)
    r.chars[0] = cast(Char, 98)
    r.chars[1] = cast(Char, quote)
    out = 2
    i = 0
    while i < n:
        c = cast(Signed, b.chars[i])
        if c == quote or (in_array and c == 39) or c == 92 or c == 9 or c == 10 or c == 13:
            out = ll_put_escaped(r, out, c, quote, 2)
        elif ll_ascii_printable(c):
            r.chars[out] = cast(Char, c)
            out += 1
        else:
            r.chars[out] = cast(Char, 92)
            r.chars[out + 1] = cast(Char, 120)
            out = ll_put_hex(r, out + 2, c, 2)
        i += 1
    r.chars[out] = cast(Char, quote)
    return r


# Floats: the digits are the C runtime's.

def ll_float_text(x, kind, precision, flags):
    """`format(x, ".{precision}{kind}")`: see `rpy_float_format` of the runtime."""
    s = ll_newstr(32, 32)
    n = c_call(Signed, "rpy_float_format", x, kind, precision, flags, address_of(s.chars, 0), 32)
    if n <= 32:
        r = ll_newstr(n, n)
        copy_items(s.chars, 0, r.chars, 0, n)
        return r
    r = ll_newstr(n, n)
    c_call(Signed, "rpy_float_format", x, kind, precision, flags, address_of(r.chars, 0), n)
    return r


def ll_float_repr(x):
    return ll_float_text(x, 114, -1, 0)


# Numbers with a spec

def ll_grouped_width(digits, group):
    """How wide so many digits are with separators between groups of `group`."""
    if group == 0 or digits <= 0:
        return digits
    return digits + (digits - 1) // group


def ll_number(text, digits_at, digits_stop, group, separator, width, fill, align):
    """A number's text, padded, with separators between its digits, which are the bytes between
    two offsets: what stands before is sign and prefix, what stands behind fraction, exponent."""
    n = len(text.chars)
    digits = digits_stop - digits_at
    if separator == 0:
        group = 0
    wide = ll_grouped_width(digits, group)
    zeros = 0
    if align == 61 and fill == 48 and group != 0:
        # The zeros of `0` are grouped like digits, and may exceed the width by a separator.
        want = width - (n - digits)
        while ll_grouped_width(digits + zeros, group) < want:
            zeros += 1
        wide = ll_grouped_width(digits + zeros, group)
    total = n - digits + wide
    pad = width - total
    if pad < 0:
        pad = 0
    left = 0
    inner = 0
    if align == 60:
        left = 0
    elif align == 94:
        left = pad >> 1
    elif align == 61:
        inner = pad
    else:
        left = pad
    right = pad - left - inner
    if pad == 0 and group == 0 and zeros == 0:
        return text
    fill_width = ll_code_width(fill)
    r = ll_newstr(total + pad * fill_width, total + pad)
    out = 0
    while left > 0:
        out = ll_encode(r, out, cast(UniChar, fill))
        left -= 1
    copy_items(text.chars, 0, r.chars, out, digits_at)
    out += digits_at
    while inner > 0:
        out = ll_encode(r, out, cast(UniChar, fill))
        inner -= 1
    if group == 0:
        copy_items(text.chars, digits_at, r.chars, out, digits)
        out += digits
    else:
        left = digits + zeros
        at = digits_at
        while left > 0:
            if zeros > 0:
                zeros -= 1
                r.chars[out] = cast(Char, 48)
            else:
                r.chars[out] = text.chars[at]
                at += 1
            out += 1
            left -= 1
            if left > 0 and left % group == 0:
                r.chars[out] = cast(Char, separator)
                out += 1
    copy_items(text.chars, digits_stop, r.chars, out, n - digits_stop)
    out += n - digits_stop
    while right > 0:
        out = ll_encode(r, out, cast(UniChar, fill))
        right -= 1
    return r


def ll_format_int(i, base, upper, sign, alternate, separator, width, fill, align):
    u = cast(Unsigned, i)
    negative = i < 0
    if negative:
        u = cast(Unsigned, 0) - u
    return ll_format_uint(u, negative, base, upper, sign, alternate, separator, width, fill,
                          align)


def ll_format_uint(u, negative, base, upper, sign, alternate, separator, width, fill, align):
    divisor = cast(Unsigned, base)
    before = 0
    if negative:
        sign = 45
    elif sign == 45:
        sign = 0
    if sign != 0:
        before += 1
    if alternate and base != 10:
        before += 2
    digits = 1
    rest = u // divisor
    while rest != cast(Unsigned, 0):
        digits += 1
        rest = rest // divisor
    n = before + digits
    s = ll_newstr(n, n)
    at = n
    while at > before:
        at -= 1
        rest = u // divisor
        digit = cast(Signed, u - rest * divisor)
        if digit >= 10:
            if upper:
                digit += 7
            else:
                digit += 39
        s.chars[at] = cast(Char, 48 + digit)
        u = rest
    if sign != 0:
        s.chars[0] = cast(Char, sign)
    if alternate and base != 10:
        s.chars[before - 2] = cast(Char, 48)
        letter = 98
        if base == 16:
            letter = 120
        elif base == 8:
            letter = 111
        if upper:
            letter = letter & ~32
        s.chars[before - 1] = cast(Char, letter)
    group = 3
    if base != 10:
        group = 4
    return ll_number(s, before, n, group, separator, width, fill, align)


def ll_is_zero(s):
    """Whether the text of a float has no digit but 0."""
    i = 0
    while i < len(s.chars):
        c = ll_byte(s, i) | 32
        if c == 101:
            break
        if c >= 49 and c <= 57 or c >= 97:
            return False
        i += 1
    return True


def ll_format_float(x, kind, precision, sign, alternate, zero, separator, width, fill, align):
    flags = 0
    if alternate:
        flags |= 1
    if sign == 43:
        flags |= 2
    elif sign == 32:
        flags |= 4
    s = ll_float_text(x, kind, precision, flags)
    if zero and ll_byte(s, 0) == 45 and ll_is_zero(s):
        s = ll_float_text(0.0, kind, precision, flags)
    n = len(s.chars)
    at = 0
    first = ll_byte(s, 0)
    if first == 43 or first == 45 or first == 32:
        at = 1
    stop = at
    while stop < n:
        c = ll_byte(s, stop)
        if c < 48 or c > 57:
            break
        stop += 1
    if stop == at:
        # inf, nan: nothing to group, and zeros are padding like any other.
        separator = 0
        stop = n
    return ll_number(s, at, stop, 3, separator, width, fill, align)


def ll_format_str(s, precision, width, fill, align):
    if precision >= 0 and precision < s.length:
        s = ll_piece(s, 0, ll_offset(s, precision))
    pad = width - s.length
    if pad <= 0:
        return s
    if align == 62:
        left = pad
    elif align == 94:
        left = pad >> 1
    else:
        left = 0
    return ll_pad(s, left, pad - left, cast(UniChar, fill))


def ll_chr_of_int(i):
    if i < 0 or i > 0x10FFFF:
        raise OverflowError("%c arg not in range(0x110000)")
    return ll_chr2str(cast(UniChar, i))


# Specs that are only known at run time

class Spec(object):
    """A parsed spec."""

    def __init__(self):
        self.fill = 32
        self.align = 0
        # The alignment is that of the flag `0`.
        self.padded = False
        self.sign = 0
        self.alternate = False
        self.zero = False
        self.width = 0
        self.separator = 0
        self.precision = -1
        self.code = 0


@inline
def ll_is_align(c):
    return c == 60 or c == 62 or c == 94 or c == 61


@dont_inline
def ll_bad_spec(s, kind):
    raise ValueError("Invalid format specifier '%s' for object of type '%s'"
                     % (hlstr(s), hlstr(kind)))


@dont_inline
def ll_shown_code(code):
    """A code in messages."""
    if code > 32 and code < 128:
        return ll_chr2str(cast(UniChar, code))
    return llstr("\\x%x" % code)


@dont_inline
def ll_bad_separator(separator, code):
    raise ValueError("Cannot specify '%s' with '%s'."
                     % (hlstr(ll_shown_code(separator)), hlstr(ll_shown_code(code))))


def ll_parse_spec(s, kind):
    spec = Spec()
    n = len(s.chars)
    at = 0
    filled = False
    if n > 0:
        c = cast(Signed, ll_decode(s, 0))
        width = ll_code_width(c)
        if width < n and ll_is_align(ll_byte(s, width)):
            spec.fill = c
            filled = True
            spec.align = ll_byte(s, width)
            at = width + 1
        elif ll_is_align(c):
            spec.align = c
            at = 1
    if at < n:
        c = ll_byte(s, at)
        if c == 43 or c == 45 or c == 32:
            spec.sign = c
            at += 1
    if at < n and ll_byte(s, at) == 122:
        spec.zero = True
        at += 1
    if at < n and ll_byte(s, at) == 35:
        spec.alternate = True
        at += 1
    if at < n and not filled and ll_byte(s, at) == 48:
        spec.fill = 48
        if spec.align == 0:
            spec.align = 61
            spec.padded = True
        at += 1
    while at < n:
        c = ll_byte(s, at)
        if c < 48 or c > 57:
            break
        if spec.width > 0x7ffffff:
            raise ValueError("Too many decimal digits in format string")
        spec.width = spec.width * 10 + (c - 48)
        at += 1
    if at < n:
        c = ll_byte(s, at)
        if c == 44 or c == 95:
            spec.separator = c
            at += 1
            if at < n and (ll_byte(s, at) == 44 or ll_byte(s, at) == 95):
                if ll_byte(s, at) != c:
                    raise ValueError("Cannot specify both ',' and '_'.")
                ll_bad_separator(c, c)
    if at < n and ll_byte(s, at) == 46:
        at += 1
        start = at
        spec.precision = 0
        while at < n:
            c = ll_byte(s, at)
            if c < 48 or c > 57:
                break
            if spec.precision > 0x7ffffff:
                raise ValueError("Too many decimal digits in format string")
            spec.precision = spec.precision * 10 + (c - 48)
            at += 1
        if at == start:
            raise ValueError("Format specifier missing precision")
    if at < n:
        spec.code = cast(Signed, ll_decode(s, at))
        at += ll_code_width(spec.code)
    if at < n:
        ll_bad_spec(s, kind)
    if spec.separator != 0:
        code = spec.code
        grouped = (code == 0 or code == 100 or code == 101 or code == 69 or code == 102
                   or code == 70 or code == 103 or code == 71 or code == 37)
        if spec.separator == 95 and (code == 98 or code == 111 or code == 120 or code == 88):
            grouped = True
        if not grouped:
            ll_bad_separator(spec.separator, code)
    return spec


def ll_unknown_code(code, kind):
    raise ValueError("Unknown format code '%s' for object of type '%s'"
                     % (hlstr(ll_shown_code(code)), hlstr(kind)))


def ll_dynamic_int(i, s):
    return ll_dynamic_whole(i, s, llstr("int"))


def ll_dynamic_bool(b, s):
    # (Without a spec it is text; with any it is a number.)
    if len(s.chars) == 0:
        return ll_bool_str(b)
    return ll_dynamic_whole(cast(Signed, b), s, llstr("bool"))


def ll_dynamic_whole(i, s, kind):
    spec = ll_parse_spec(s, kind)
    code = spec.code
    if code == 101 or code == 69 or code == 102 or code == 70 or code == 103 or code == 71 or code == 37:
        return ll_dynamic_float_spec(cast(Float, i), spec)
    if (code != 0 and code != 98 and code != 99 and code != 100 and code != 110 and code != 111
            and code != 120 and code != 88):
        ll_unknown_code(code, kind)
    if spec.precision >= 0:
        raise ValueError("Precision not allowed in integer format specifier")
    if spec.zero:
        raise ValueError("Negative zero coercion (z) not allowed in integer format specifier")
    if code == 99:
        if spec.sign != 0:
            raise ValueError("Sign not allowed with integer format specifier 'c'")
        if spec.alternate:
            raise ValueError("Alternate form (#) not allowed with integer format specifier 'c'")
        align = spec.align
        if align == 61 or align == 0:
            align = 62
        return ll_format_str(ll_chr_of_int(i), -1, spec.width, spec.fill, align)
    base = 10
    upper = False
    if code == 120:
        base = 16
    elif code == 88:
        base = 16
        upper = True
    elif code == 111:
        base = 8
    elif code == 98:
        base = 2
    return ll_format_int(i, base, upper, spec.sign, spec.alternate, spec.separator, spec.width,
                         spec.fill, spec.align)


def ll_dynamic_float(x, s):
    return ll_dynamic_float_spec(x, ll_parse_spec(s, llstr("float")))


def ll_dynamic_float_spec(x, spec):
    code = spec.code
    if code == 110:
        code = 103
    if code != 0 and code != 101 and code != 69 and code != 102 and code != 70 and code != 103 and code != 71 and code != 37:
        ll_unknown_code(code, llstr("float"))
    return ll_format_float(x, code, spec.precision, spec.sign, spec.alternate, spec.zero,
                           spec.separator, spec.width, spec.fill, spec.align)


def ll_dynamic_str(text, s):
    spec = ll_parse_spec(s, llstr("str"))
    if spec.code != 0 and spec.code != 115:
        ll_unknown_code(spec.code, llstr("str"))
    if spec.separator != 0:
        ll_bad_separator(spec.separator, 115)
    if spec.sign == 32:
        raise ValueError("Space not allowed in string format specifier")
    if spec.sign != 0:
        raise ValueError("Sign not allowed in string format specifier")
    if spec.zero:
        raise ValueError("Negative zero coercion (z) not allowed in string format specifier")
    if spec.alternate:
        raise ValueError("Alternate form (#) not allowed in string format specifier")
    align = spec.align
    if align == 61:
        # The `0` flag pads strings at their end; an explicit `=` is an error.
        if not spec.padded:
            raise ValueError("'=' alignment not allowed in string format specifier")
        align = 60
    return ll_format_str(text, spec.precision, spec.width, spec.fill, align)


# Reading numbers

@dont_inline
def ll_bad_int(s, base, printable):
    raise ValueError("invalid literal for int() with base %d: %s"
                     % (base, hlstr(ll_str_repr(s, printable))))


@dont_inline
def ll_int_too_large():
    raise OverflowError("Python int too large to convert to C long")


def ll_digit(c):
    """The value of a digit of any base up to 36, or 99."""
    if c >= 48 and c <= 57:
        return c - 48
    c = c | 32
    if c >= 97 and c <= 122:
        return c - 87
    return 99


def ll_ascii_number(text, decimals):
    """The text with decimal digits of all scripts as those of ASCII, and spaces likewise."""
    if ll_is_ascii(text):
        return text
    n = len(text.chars)
    r = ll_newstr(text.length, text.length)
    out = 0
    at = 0
    while at < n:
        c = cast(Signed, ll_decode(text, at))
        at += ll_code_width(c)
        if c >= 128:
            if ll_wide_space(c):
                c = 32
            else:
                # The digits of a script are ten in a row; runs may be neighbours.
                i = ll_find_range(decimals, c)
                if i >= 0:
                    c = 48 + (c - cast(Signed, decimals[i])) % 10
                else:
                    # No part of any number.
                    c = 63
        r.chars[out] = cast(Char, c)
        out += 1
    return r


def ll_bytes_number(b):
    """Bytes as the text of a number; those beyond ASCII are no part of any."""
    text = ll_newstr(len(b.chars), len(b.chars))
    i = 0
    while i < len(b.chars):
        c = b.chars[i]
        if cast(Signed, c) >= 128:
            c = cast(Char, 63)
        text.chars[i] = c
        i += 1
    return text


def ll_bytes2int(b, base, printable):
    """`int(b)` of bytes."""
    try:
        return ll_str2int(ll_bytes_number(b), base, printable, printable)
    except ValueError:
        if base != 0 and (base < 2 or base > 36):
            raise
        raise ValueError("invalid literal for int() with base %d: %s"
                         % (base, hlstr(ll_bytes_repr(b))))


@dont_inline
def ll_str2int(text, base, printable, decimals):
    """`int(text, base)`"""
    s = ll_ascii_number(text, decimals)
    return ll_int_between(s, 0, len(s.chars), text, base, printable)


def ll_part2int(p, base, printable, decimals):
    """The same of a part of a text."""
    return ll_int_in(p.whole, p.start, p.stop, p.length, base, printable, decimals)


@dont_inline
def ll_int_in(s, start, stop, length, base, printable, decimals):
    if not ll_is_ascii(s):
        return ll_str2int(ll_substring(s, start, stop, length), base, printable, decimals)
    return ll_int_between(s, start, stop, nullptr(STR), base, printable)


def ll_bad_int_between(s, start, stop, given, base, printable):
    if not given:
        given = ll_substring(s, start, stop, stop - start)
    ll_bad_int(given, base, printable)


def ll_int_between(s, start, stop, given, base, printable):
    """The number between two offsets of a text that is ASCII; `given` is what errors show, or null."""
    if base != 0 and (base < 2 or base > 36):
        raise ValueError("int() base must be >= 2 and <= 36, or 0")
    at = start
    n = stop
    while at < n and ll_byte_space(ll_byte(s, at)):
        at += 1
    while at < n and ll_byte_space(ll_byte(s, n - 1)):
        n -= 1
    negative = False
    if at < n:
        c = ll_byte(s, at)
        if c == 43 or c == 45:
            negative = c == 45
            at += 1
    real = base
    if at + 1 < n and ll_byte(s, at) == 48:
        letter = ll_byte(s, at + 1) | 32
        found = 0
        if letter == 120:
            found = 16
        elif letter == 111:
            found = 8
        elif letter == 98:
            found = 2
        if found != 0 and (base == 0 or base == found):
            real = found
            at += 2
            if at < n and ll_byte(s, at) == 95:
                at += 1
    zeros_only = False
    if real == 0:
        real = 10
        # A leading zero is only for zero itself.
        zeros_only = at + 1 < n and ll_byte(s, at) == 48
    if at >= n:
        ll_bad_int_between(s, start, stop, given, base, printable)
    value = cast(Unsigned, 0)
    limit = (cast(Unsigned, 0) - cast(Unsigned, 1)) >> 1
    if negative:
        limit = limit + cast(Unsigned, 1)
    times = cast(Unsigned, real)
    most = limit // times
    digits = False
    overflow = False
    while at < n:
        c = ll_byte(s, at)
        at += 1
        if c == 95 and digits and at < n and ll_byte(s, at) != 95:
            continue
        digit = ll_digit(c)
        if digit >= real:
            ll_bad_int_between(s, start, stop, given, base, printable)
        if zeros_only and digit != 0:
            ll_bad_int_between(s, start, stop, given, base, printable)
        digits = True
        if value > most:
            overflow = True
        value = value * times
        if value > limit - cast(Unsigned, digit):
            overflow = True
        value = value + cast(Unsigned, digit)
    if overflow:
        ll_int_too_large()
    if negative:
        value = cast(Unsigned, 0) - value
    return cast(Signed, value)


@dont_inline
def ll_bad_float(shown):
    raise ValueError("could not convert string to float: %s" % hlstr(shown))


def ll_str2float(text, printable, decimals):
    """`float(text)`"""
    s = ll_ascii_number(text, decimals)
    x = c_call(Float, "rpy_parse_float", address_of(s.chars, 0), len(s.chars))
    if not c_call(Bool, "rpy_parse_float_ok"):
        ll_bad_float(ll_str_repr(text, printable))
    return x


def ll_part2float(p, printable, decimals):
    """`float()` of a part of a text."""
    return ll_float_in(p.whole, p.start, p.stop, p.length, printable, decimals)


@dont_inline
def ll_float_in(s, start, stop, length, printable, decimals):
    if not ll_is_ascii(s):
        return ll_str2float(ll_substring(s, start, stop, length), printable, decimals)
    x = c_call(Float, "rpy_parse_float", address_of(s.chars, start), stop - start)
    if not c_call(Bool, "rpy_parse_float_ok"):
        ll_bad_float(ll_str_repr(ll_substring(s, start, stop, length), printable))
    return x


def ll_bytes2float(b, mutable):
    """`float(b)` of bytes, or of what a bytearray holds."""
    x = c_call(Float, "rpy_parse_float", address_of(b.chars, 0), len(b.chars))
    if not c_call(Bool, "rpy_parse_float_ok"):
        ll_bad_float(ll_bytearray_repr(b) if mutable else ll_bytes_repr(b))
    return x


# Values that may be None

def ll_str_or_none(s):
    if not s:
        return llstr("None")
    return s


def ll_repr_or_none(s, printable):
    if not s:
        return llstr("None")
    return ll_str_repr(s, printable)


def ll_bytearray_repr_or_none(b):
    if not b:
        return llstr("None")
    return ll_bytearray_repr(b)


def ll_bytes_repr_or_none(b):
    if not b:
        return llstr("None")
    return ll_bytes_repr(b)


def ll_instance_repr(p):
    """As `object` shows itself, without the address."""
    if not p:
        return llstr("None")
    return ll_strconcat(ll_strconcat(llstr("<"), p.typeptr.name), llstr(" object>"))


def ll_class_repr(vtable):
    if not vtable:
        return llstr("None")
    if vtable.text:
        return vtable.text
    name = vtable.qualname
    if vtable.module:
        name = ll_strconcat(ll_strconcat(vtable.module, llstr(".")), name)
    return ll_strconcat(ll_strconcat(llstr("<class '"), name), llstr("'>"))


# Writing

def ll_write(s, fd):
    n = len(s.chars)
    if n > 0:
        c_call(Void, "rpy_write", fd, address_of(s.chars, 0), n)


def ll_flush():
    c_call(Void, "rpy_flush")
