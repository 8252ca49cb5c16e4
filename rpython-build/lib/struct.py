"""Values as packed bytes."""

import _struct

__all__ = ["calcsize", "pack", "pack_into", "unpack", "unpack_from", "iter_unpack", "Struct", "error"]


class error(Exception):
    pass


# Code: size, alignment in native mode, kind.
_NATIVE = {
    "x": (1, 1, "pad"), "c": (1, 1, "char"), "b": (1, 1, "int"), "B": (1, 1, "uint"), "?": (1, 1, "bool"),
    "h": (2, 2, "int"), "H": (2, 2, "uint"), "i": (4, 4, "int"), "I": (4, 4, "uint"), "l": (8, 8, "int"),
    "L": (8, 8, "uint"), "q": (8, 8, "int"), "Q": (8, 8, "uint"), "n": (8, 8, "int"), "N": (8, 8, "uint"),
    "e": (2, 2, "half"), "f": (4, 4, "single"), "d": (8, 8, "double"), "s": (1, 1, "bytes"),
    "p": (1, 1, "pascal"), "P": (8, 8, "uint"),
}


def _parse(format):
    """The byte order, and the items: offset, size, kind, code. The last offset is the total size."""
    if isinstance(format, bytes):
        format = format.decode("ascii")
    order = "little"
    native = True
    sizes = _NATIVE
    if format[:1] in ("@", "=", "<", ">", "!") and format:
        native = format[0] == "@"
        order = "big" if format[0] in ">!" else "little"
        format = format[1:]
    items = []
    offset = 0
    count = None
    for c in format:
        if c.isspace():
            continue
        if c.isdigit():
            count = (count or 0) * 10 + int(c)
            continue
        if c not in sizes or (not native and c in "nNP"):
            raise error("bad char in struct format")
        size, align, kind = sizes[c]
        if not native and c in "lL":
            size = 4
        if native:
            offset = (offset + align - 1) // align * align
        repeat = 1 if count is None else count
        count = None
        if kind in ("bytes", "pascal"):
            items.append((offset, repeat, kind, c))
            offset += repeat
        elif kind == "pad":
            offset += repeat
        else:
            for _ in range(repeat):
                items.append((offset, size, kind, c))
                offset += size
    if count is not None:
        raise error("repeat count given without format specifier")
    return order, items, offset


def _half_bits(x):
    bits = _struct.single_bits(x)
    sign = bits >> 16 & 0x8000
    exponent = (bits >> 23 & 0xff) - 112
    mantissa = bits & 0x7fffff
    if exponent >= 143 - 0:
        return sign | 0x7c00 | (0x200 if mantissa else 0)
    if exponent <= 0:
        if exponent < -10:
            return sign
        mantissa |= 0x800000
        shift = 14 - exponent
        half = mantissa >> shift
        rest = mantissa & ((1 << shift) - 1)
        if rest > 1 << (shift - 1) or (rest == 1 << (shift - 1) and half & 1):
            half += 1
        return sign | half
    half = exponent << 10 | mantissa >> 13
    rest = mantissa & 0x1fff
    if rest > 0x1000 or (rest == 0x1000 and half & 1):
        half += 1
    if half >= 0x7c00:
        raise OverflowError("float too large to pack with e format")
    return sign | half


def _bits_half(bits):
    sign = -1.0 if bits & 0x8000 else 1.0
    exponent = bits >> 10 & 0x1f
    mantissa = bits & 0x3ff
    if exponent == 0x1f:
        return sign * float("inf") if not mantissa else float("nan")
    if exponent == 0:
        return sign * mantissa * 2.0 ** -24
    return sign * (1024 + mantissa) * 2.0 ** (exponent - 25)


def _packed(value, size, kind, code, order):
    if kind in ("int", "uint"):
        if not isinstance(value, int):
            if not hasattr(type(value), "__index__"):
                raise error("required argument is not an integer")
            value = value.__index__()
        low, high = (-(1 << size * 8 - 1), (1 << size * 8 - 1) - 1) if kind == "int" else (0, (1 << size * 8) - 1)
        if not low <= value <= high:
            if size >= 8:
                raise error("int too large to convert" if kind == "int" else "argument out of range")
            raise error("'%s' format requires %d <= number <= %d" % (code, low, high))
        return value.to_bytes(size, order, signed=kind == "int")
    if kind == "char":
        if not isinstance(value, (bytes, bytearray)) or len(value) != 1:
            raise error("char format requires a bytes object of length 1")
        return bytes(value)
    if kind == "bool":
        return b"\1" if value else b"\0"
    if kind in ("bytes", "pascal"):
        if not isinstance(value, (bytes, bytearray)):
            raise error("argument for '%s' must be a bytes object" % code)
        if kind == "pascal":
            if not size:
                return b""
            value = value[:min(size - 1, 255)]
            value = bytes([len(value)]) + value
        return bytes(value[:size]).ljust(size, b"\0")
    if not isinstance(value, (int, float)) and not hasattr(type(value), "__float__"):
        raise error("required argument is not a float")
    if kind == "double":
        bits = _struct.float_bits(value)
    elif kind == "single":
        bits = _struct.single_bits(value)
    else:
        bits = _half_bits(value)
    return bits.to_bytes(size, order)


def _unpacked(raw, kind, order):
    if kind == "int" or kind == "uint":
        return int.from_bytes(raw, order, signed=kind == "int")
    if kind == "char" or kind == "bytes":
        return raw
    if kind == "bool":
        return raw != b"\0"
    if kind == "pascal":
        return raw[1:1 + raw[0]] if raw else b""
    bits = int.from_bytes(raw, order)
    if kind == "double":
        return _struct.bits_float(bits)
    if kind == "single":
        return _struct.bits_single(bits)
    return _bits_half(bits)


class Struct:
    def __init__(self, format):
        self._order, self._items, self.size = _parse(format)
        self.format = format.decode("ascii") if isinstance(format, bytes) else format

    def pack(self, *v):
        if len(v) != len(self._items):
            raise error("pack expected %d items for packing (got %d)" % (len(self._items), len(v)))
        out = bytearray(self.size)
        for (offset, size, kind, code), value in zip(self._items, v):
            out[offset:offset + size] = _packed(value, size, kind, code, self._order)
        return bytes(out)

    def pack_into(self, buffer, offset, *v):
        raw = self.pack(*v)
        if offset < 0:
            offset += len(buffer)
        if offset < 0 or offset + len(raw) > len(buffer):
            raise error("pack_into requires a buffer of at least %d bytes for packing %d bytes at offset %d "
                        "(actual buffer size is %d)" % (offset + len(raw), len(raw), offset, len(buffer)))
        for i, byte in enumerate(raw):
            buffer[offset + i] = byte

    def unpack(self, buffer):
        if len(buffer) != self.size:
            raise error("unpack requires a buffer of %d bytes" % self.size)
        return self.unpack_from(buffer)

    def unpack_from(self, buffer, offset=0):
        if offset < 0:
            offset += len(buffer)
        if len(buffer) - offset < self.size:
            raise error("unpack_from requires a buffer of at least %d bytes for unpacking %d bytes at offset %d "
                        "(actual buffer size is %d)" % (offset + self.size, self.size, offset, len(buffer)))
        raw = bytes(buffer[offset:offset + self.size])
        return tuple([_unpacked(raw[at:at + size], kind, self._order) for at, size, kind, _ in self._items])

    def iter_unpack(self, buffer):
        if not self.size or len(buffer) % self.size:
            raise error("iterative unpacking requires a buffer of a multiple of %d bytes" % self.size)
        for offset in range(0, len(buffer), self.size):
            yield self.unpack_from(buffer, offset)


_cache = {}


def _struct_for(format):
    found = _cache.get(format)
    if found is None:
        found = _cache[format] = Struct(format)
    return found


def calcsize(format):
    return _struct_for(format).size


def pack(format, *v):
    return _struct_for(format).pack(*v)


def pack_into(format, buffer, offset, *v):
    _struct_for(format).pack_into(buffer, offset, *v)


def unpack(format, buffer):
    return _struct_for(format).unpack(buffer)


def unpack_from(format, buffer, offset=0):
    return _struct_for(format).unpack_from(buffer, offset)


def iter_unpack(format, buffer):
    return _struct_for(format).iter_unpack(buffer)
