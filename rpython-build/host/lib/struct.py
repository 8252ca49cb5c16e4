"""Values as packed bytes. Translated code has formats that are constants, or are found in a `Struct`; integers of
64 bits without a sign are `int` there, so that they wrap."""

from _buffer import bytes_of
from rpython import ll
from rpython.rlib.objectmodel import we_are_translated
from rpython.rlib.rstruct import ieee
from rpython.rlib.unroll import unrolling_iterable

__all__ = ["calcsize", "pack", "pack_into", "unpack", "unpack_from", "iter_unpack", "Struct", "error"]
__specialize__ = "types"

_SIZES = {"x": 1, "c": 1, "b": 1, "B": 1, "?": 1, "h": 2, "H": 2, "i": 4, "I": 4, "l": 4, "L": 4,
          "q": 8, "Q": 8, "n": 8, "N": 8, "e": 2, "f": 4, "d": 8, "s": 1, "p": 1, "P": 8}


class error(Exception):
    pass


class _Format(object):
    """A format that was read: for each value its code, its place and its size."""

    def __init__(self, text):
        if isinstance(text, bytes):
            text = text.decode("ascii")
        text.encode("ascii")
        self.text = text
        order = "@"
        if text and text[0] in "@=<>!":
            order = text[0]
            text = text[1:]
        self.big = order in ">!"
        native = order == "@"
        at = 0
        count = ""
        self.fields = []
        for c in text:
            if c in " \t\n\r\v\f" and not count:
                continue
            if c.isdigit():
                count += c
                continue
            if c not in _SIZES or c in "nNP" and not native:
                raise error("bad char in struct format")
            size = _SIZES[c]
            if native:
                if c in "lL":
                    size = 8
                at = (at + size - 1) // size * size
            n = int(count) if count else 1
            count = ""
            if c == "x":
                at += n
            elif c in "sp":
                self.fields.append((c, at, n))
                at += n
            else:
                for i in range(n):
                    # (A native `float` that is too large is infinite.)
                    self.fields.append(("native f" if native and c == "f" else c, at, size))
                    at += size
        if count:
            raise error("repeat count given without format specifier")
        self.size = at
        self.count = len(self.fields)
        self.unrolled = unrolling_iterable(list(enumerate(self.fields)))

    def _freeze_(self):
        return True


_formats = {}


def _format(text):
    if text not in _formats:
        _formats[text] = _Format(text)
    return _formats[text]


def _made(make):
    """Makes a function of the module for a format, once."""
    made = {}

    def for_format(format):
        if format not in made:
            made[format] = make(_format(format))
        return made[format]

    def function(format, /, *args, **keywords):
        return for_format(format)(*args, **keywords)

    function._made_for_ = for_format
    function.__name__ = function.__qualname__ = make.__name__[5:]
    return function


def make_calcsize(f):
    size = f.size

    def calcsize():
        return size
    return calcsize


def _expect(name, count, given):
    if given != count:
        raise error("%s expected %d items for packing (got %d)" % (name, count, given))


def make_pack(f):
    fields, size, count, big = f.unrolled, f.size, f.count, f.big

    def pack(*values):
        _expect("pack", count, len(values))
        out = bytearray(size)
        for i, field in fields:
            put(out, big, field[0], field[1], field[2], values[i])
        return bytes(out)
    return pack


def _from_end(offset, size, length, message):
    """A place that may be counted from the end."""
    if offset < 0:
        if offset + size > 0:
            raise error(message)
        if offset + length < 0:
            raise error("offset %d out of range for %d-byte buffer" % (offset, length))
        offset += length
    return offset


def make_pack_into(f):
    pack = make_pack(f)
    size, count = f.size, f.count

    def pack_into(buffer, offset, /, *values):
        writable = isinstance(buffer, bytearray) or hasattr(buffer, "_overwrite_") or \
            isinstance(buffer, memoryview) and not buffer.readonly
        if not writable:
            raise TypeError("argument must be read-write bytes-like object, not " + type(buffer).__name__)
        _expect("pack_into", count, len(values))
        length = len(buffer)
        if hasattr(buffer, "_overwrite_"):
            length *= buffer.itemsize
        offset = _from_end(offset, size, length, "no space to pack %d bytes at offset %d" % (size, offset))
        if offset + size > length:
            raise error("pack_into requires a buffer of at least %d bytes for packing %d bytes at offset %d (actual buffer size is %d)" % (offset + size, size, offset, length))
        data = pack(*values)
        if hasattr(buffer, "_overwrite_"):
            return buffer._overwrite_(offset, data)
        i = 0
        while i < size:
            buffer[offset + i] = data[i]
            i += 1
    return pack_into


calcsize = _made(make_calcsize)
pack = _made(make_pack)
pack_into = _made(make_pack_into)


def put(out, big, code, at, size, value):
    if code == "s" or code == "p":
        if not isinstance(value, (bytes, bytearray)):
            raise error("argument for '%s' must be a bytes object" % code)
        data = bytes(value)
        if code == "p":
            if size == 0:
                return
            n = min(len(data), size - 1, 255)
            out[at] = n
            at += 1
        else:
            n = min(len(data), size)
        i = 0
        while i < n:
            out[at + i] = data[i]
            i += 1
        return
    if code == "c":
        if not isinstance(value, bytes) or len(value) != 1:
            raise error("char format requires a bytes object of length 1")
        out[at] = value[0]
        return
    if code == "?":
        out[at] = 1 if value else 0
        return
    if code == "d":
        bits = ll.cast(ll.Signed, ll.float_bits(_real(value)))
    elif code == "native f":
        try:
            bits = ieee.float_pack(_real(value), 4)
        except OverflowError:
            bits = 0x7F800000 if value > 0 else 0xFF800000
    elif code == "f" or code == "e":
        x = _real(value)
        try:
            bits = ieee.float_pack(x, size)
        except OverflowError:
            if isinstance(value, int):
                raise error("int too large to convert")
            raise OverflowError("float too large to pack with %s format" % code)
    else:
        bits = _checked(code, size, _integer(value), big)
    i = 0
    while i < size:
        shift = 8 * (size - 1 - i) if big else 8 * i
        out[at + i] = (bits >> shift) & 0xFF
        i += 1


put._annspecialcase_ = "specialize:ll_and_arg(2)"


def _integer(value):
    if value is None or isinstance(value, (float, str, bytes, bytearray)):
        raise error("required argument is not an integer")
    if isinstance(value, int):
        return int(value)
    if not hasattr(value, "__index__"):
        raise error("required argument is not an integer")
    return value.__index__()


def _real(value):
    if value is None or isinstance(value, (str, bytes, bytearray)):
        raise error("required argument is not a float")
    if not isinstance(value, (int, float)) and not hasattr(value, "__float__") and not hasattr(value, "__index__"):
        raise error("required argument is not a float")
    try:
        return float(value)
    except OverflowError:
        raise error("required argument is not a float") from None


def _checked(code, size, n, big):
    signed = code.islower()
    if size == 8 and we_are_translated():
        if n < 0 and not signed and code != "P":
            raise _out_of_range(code, size, n, 0, 0, big)
        return n
    low = -(1 << (8 * size - 1)) if signed or code == "P" else 0
    high = (1 << (8 * size - 1)) - 1 if signed else (1 << (8 * size)) - 1
    if n < low or n > high:
        raise _out_of_range(code, size, n, low, high, big)
    return n


_NAMES = {"b": "byte", "B": "ubyte", "h": "short", "H": "ushort"}


def _out_of_range(code, size, n, low, high, big):
    """The error for a number that a format has no room for. CPython has a table of conversions for the machine's own order, and
    one for the other: each makes a word of the number first."""
    if code == "P" or size == 8 and big:
        return error("int too large to convert")
    named = size == 1 or size == 2 and not big
    if named or code.islower():
        is_word = -0x7FFFFFFFFFFFFFFF - 1 <= n <= 0x7FFFFFFFFFFFFFFF
    else:
        is_word = 0 <= n <= 0xFFFFFFFFFFFFFFFF
    if size == 8 or not is_word:
        return error("argument out of range")
    name = _NAMES[code] if named else "'" + code + "'"
    return error("%s format requires %d <= number <= %d" % (name, low, high))


def get(data, start, big, code, at, size):
    at += start
    if code == "s":
        return bytes(data[at:at + size])
    if code == "p":
        n = min(data[at], size - 1) if size > 0 else 0
        return bytes(data[at + 1:at + 1 + n])
    if code == "c":
        return bytes(data[at:at + 1])
    if code == "?":
        return data[at] != 0
    bits = 0
    i = 0
    while i < size:
        shift = 8 * (size - 1 - i) if big else 8 * i
        bits |= data[at + i] << shift
        i += 1
    if code == "d":
        return ll.bits_float(ll.cast(ll.I64, bits))
    if code == "f" or code == "native f" or code == "e":
        return ieee.float_unpack(bits, size)
    if code.islower() and (size < 8 or not we_are_translated()) and bits >> (8 * size - 1):
        bits -= 1 << (8 * size)
    return bits


get._annspecialcase_ = "specialize:arg(3)"


def make_unpack(f):
    fields, size, big = f.unrolled, f.size, f.big

    def unpack(buffer):
        data = bytes_of(buffer)
        if len(data) != size:
            raise error("unpack requires a buffer of %d bytes" % size)
        values = ()
        for i, field in fields:
            values += (get(data, 0, big, field[0], field[1], field[2]),)
        return values
    return unpack


def make_unpack_from(f):
    fields, size, big = f.unrolled, f.size, f.big

    def unpack_from(buffer, offset=0):
        if not isinstance(buffer, (bytes, bytearray, memoryview)):
            buffer = bytes_of(buffer)
        offset = _from_end(offset, size, len(buffer), "not enough data to unpack %d bytes at offset %d" % (size, offset))
        if offset + size > len(buffer):
            raise error("unpack_from requires a buffer of at least %d bytes for unpacking %d bytes at offset %d (actual buffer size is %d)" % (offset + size, size, offset, len(buffer)))
        data = bytes(buffer[offset:offset + size])
        values = ()
        for i, field in fields:
            values += (get(data, 0, big, field[0], field[1], field[2]),)
        return values
    return unpack_from


def make_iter_unpack(f):
    size = f.size
    one = make_unpack(f)

    def items(data):
        at = 0
        while at < len(data):
            yield one(data[at:at + size])
            at += size

    def iter_unpack(buffer):
        data = bytes_of(buffer)
        if size == 0:
            raise error("cannot iteratively unpack with a struct of length 0")
        if len(data) % size:
            raise error("iterative unpacking requires a buffer of a multiple of %d bytes" % size)
        return items(data)
    return iter_unpack


class Struct(object):
    """A format with its functions; in translated code there is one for each format."""

    def __init__(self, format):
        f = _format(format)
        self.format = f.text
        self.size = f.size
        self.pack = make_pack(f)
        self.pack_into = make_pack_into(f)
        self.unpack = make_unpack(f)
        self.unpack_from = make_unpack_from(f)
        self.iter_unpack = make_iter_unpack(f)

    def _freeze_(self):
        return True


_structs = {}


def _struct(format):
    if format not in _structs:
        _structs[format] = Struct(format)
    return _structs[format]


_struct._annspecialcase_ = "specialize:memo"
Struct._replacement_ = _struct
unpack = _made(make_unpack)
unpack_from = _made(make_unpack_from)
iter_unpack = _made(make_iter_unpack)
