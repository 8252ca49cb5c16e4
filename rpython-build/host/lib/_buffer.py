"""The bytes of objects that have some. Classes of the library give theirs in `_buffer_`, which what takes a buffer asks
for; a list of numbers has none, though `bytes` makes some of it."""

__specialize__ = "types"


def is_buffer(x):
    return isinstance(x, (bytes, bytearray, memoryview)) or hasattr(x, "_buffer_")


def bytes_of(x):
    if not is_buffer(x):
        raise TypeError("a bytes-like object is required, not '" + type(x).__name__ + "'")
    return bytes(x)
