"""Errors of `struct`, the same while the program is imported and when it runs. (What is said of numbers
that are out of range depends on the version of Python.)"""
import struct


class Number:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n

    def __float__(self):
        return self.n + 0.5


def integers(out):
    for n in [-129, -1, 255, 65536, 1 << 40, -1 << 63]:
        try:
            out.append(str((struct.pack("b", n),)))
        except struct.error:
            out.append(str(("b", n)))
        try:
            out.append(str((struct.pack(">H", n),)))
        except struct.error:
            out.append(str(("H", n)))
        try:
            out.append(str((struct.pack("<i", n),)))
        except struct.error:
            out.append(str(("i", n)))
        try:
            out.append(str((struct.pack("=L", n),)))
        except struct.error:
            out.append(str(("L", n)))
        try:
            out.append(str((struct.pack("Q", n),)))
        except struct.error:
            out.append(str(("Q", n)))
        out.append(str((struct.pack("P", n),)))


def no_integers(out):
    try:
        struct.pack("i", 1.5)
    except struct.error as e:
        out.append(str((str(e),)))
    try:
        struct.pack("i", "1")
    except struct.error as e:
        out.append(str((str(e),)))
    try:
        struct.pack("q", b"1")
    except struct.error as e:
        out.append(str((str(e),)))
    try:
        struct.pack("h", None)
    except struct.error as e:
        out.append(str((str(e),)))
    out.append(str((struct.pack("<hB", Number(513), Number(7)),)))


def floats(out):
    out.append(str((struct.pack("f", 1e300), struct.pack("f", -1e300),)))
    try:
        struct.pack("<f", 1e300)
    except OverflowError as e:
        out.append(str((str(e),)))
    try:
        struct.pack("e", 65520.0)
    except OverflowError as e:
        out.append(str((str(e),)))
    try:
        struct.pack("d", "1.0")
    except struct.error as e:
        out.append(str((str(e),)))
    out.append(str((struct.pack(">fd", Number(1), 3),)))


def texts(out):
    out.append(str((struct.pack("3sp0p2p", bytearray(b"abcd"), b"x", b"abc", b""),)))
    try:
        struct.pack("3s", "abc")
    except struct.error as e:
        out.append(str((str(e),)))
    try:
        struct.pack("c", bytearray(b"x"))
    except struct.error as e:
        out.append(str((str(e),)))
    try:
        struct.pack("c", 7)
    except struct.error as e:
        out.append(str((str(e),)))


def places(out):
    data = b"123456789"
    for at in [0, 5, -4, -2, -20]:
        try:
            out.append(str((struct.unpack_from("<i", data, at),)))
        except struct.error as e:
            out.append(str((str(e),)))
        try:
            buffer = bytearray(data)
            struct.pack_into("<i", buffer, at, 1)
            out.append(str((buffer,)))
        except struct.error as e:
            out.append(str((str(e),)))
    try:
        struct.pack_into("<i", bytearray(), 0, 1, 2)
    except struct.error as e:
        out.append(str((str(e),)))


def everything():
    out = []
    integers(out)
    no_integers(out)
    floats(out)
    texts(out)
    places(out)
    return out


WHILE_IMPORTED = everything()
LARGE = struct.unpack("<Qq", struct.pack("<Qq", 2**63 - 1, -2**63)), struct.Struct("<Qq").size


def entry_point(argv):
    for line in everything():
        print(line)
    print(WHILE_IMPORTED == everything())
    print(LARGE)
    return 0
