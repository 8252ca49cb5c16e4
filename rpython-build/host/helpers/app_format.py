"""Formatting where a width or a precision is only known at run time, in ordinary Python."""

__specialize__ = "types"


def percent_text(text, left, width, precision):
    """`%*.*s`"""
    if precision >= 0:
        text = text[:precision]
    if width < 0:
        left = True
        width = -width
    if left:
        return text.ljust(width)
    return text.rjust(width)


def percent_int(n, kind, sign, alternate, left, zero, width, precision):
    """`%*.*d`"""
    return percent_digits(format(n, kind), kind, sign, alternate, left, zero, width, precision)


def percent_digits(text, kind, sign, alternate, left, zero, width, precision):
    """The same of its digits: a precision is how many there are at least."""
    if width < 0:
        left = True
        width = -width
    mark = sign
    if text.startswith("-"):
        text = text[1:]
        mark = "-"
    if len(text) < precision:
        text = "0" * (precision - len(text)) + text
    if alternate and kind != "d":
        mark = mark + "0" + kind
    fill = width - len(mark) - len(text)
    if fill <= 0:
        return mark + text
    if left:
        return mark + text + " " * fill
    if zero:
        return mark + "0" * fill + text
    return " " * fill + mark + text


def percent_float(x, kind, sign, alternate, left, zero, width, precision):
    """`%*.*f`"""
    if width < 0:
        left = True
        width = -width
    spec = sign
    if alternate:
        spec += "#"
    if precision >= 0:
        spec += "." + str(precision)
    text = format(x, spec + kind)
    if left:
        return text.ljust(width)
    if zero:
        return text.zfill(width)
    return text.rjust(width)


def number_of(x, message):
    """A number that may be `None`, where `None` cannot be shown."""
    if x is None:
        raise TypeError(message)
    return x


def star_precision(n):
    """A precision that is given as an argument."""
    return max(n, 0)


def join_texts(xs, sep):
    """What `print` makes of an iterable."""
    parts = []
    for x in xs:
        parts.append(str(x))
    return sep.join(parts)


def join_behind(xs, sep):
    """The same behind other values."""
    parts = []
    for x in xs:
        parts.append(sep)
        parts.append(str(x))
    return "".join(parts)


def percent_items(items, wanted):
    """Checks that a tuple has as many items as a format with `%` takes."""
    if len(items) < wanted:
        raise TypeError("not enough arguments for format string")
    if len(items) > wanted:
        raise TypeError("not all arguments converted during string formatting")


# `%` of bytes: what its fields are in the format of a string, and bytes of the result.

def bytes_text(b):
    return bytes(b).decode("latin-1")


def one_byte_text(b):
    if len(b) != 1:
        raise TypeError("%c requires an integer in range(256) or a single byte")
    return chr(b[0])


def byte_text(i):
    if i < 0 or i > 255:
        raise OverflowError("%c arg not in range(256)")
    return chr(i)


def text_bytes(text):
    return text.encode("latin-1")
