# `_buffer_` is what classes of the toolchain's own library say of themselves: a program's is a method as any other.
class Bytes:
    def __init__(self, items):
        self.items = items

    def __iter__(self):
        return iter(self.items)

    def _buffer_(self):
        return b"buffer"


def entry_point(argv):
    data = Bytes([104, 105, len(argv)])
    print(data._buffer_())
    print(bytes(data))
    more = bytearray(b"x")
    more.extend(data)
    print(more)
    return 0
