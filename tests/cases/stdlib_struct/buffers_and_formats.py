"""What has bytes and what has none, and how formats are written; the same while the program is imported."""
import struct
from array import array
import hashlib
import io


class Bytes:
    def __init__(self, n):
        self.n = n

    def __bytes__(self):
        return b"x" * self.n


WORDS = array("h", [1, 2])
SHORT = struct.Struct(b"<ih")


def refused(out):
    try:
        out.append(str(struct.unpack("i", "abcd")))
    except TypeError as e:
        out.append(str(e))
    try:
        out.append(str(struct.unpack("i", [1, 2, 3, 4])))
    except TypeError as e:
        out.append(str(e))
    try:
        out.append(str(struct.unpack_from("i", [1, 2, 3, 4])))
    except TypeError as e:
        out.append(str(e))
    try:
        out.append(str(list(struct.iter_unpack("h", (1, 2)))))
    except TypeError as e:
        out.append(str(e))
    try:
        struct.pack_into("i", b"abcd", 0, 1)
    except TypeError as e:
        out.append(str(e))
    a = array("b")
    try:
        a.frombytes("ab")
    except TypeError as e:
        out.append(str(e))
    try:
        a.frombytes([1, 2])
    except TypeError as e:
        out.append(str(e))
    try:
        a.frombytes(WORDS)
    except TypeError as e:
        out.append(str(e))
    try:
        io.BytesIO().write([1])
    except TypeError as e:
        out.append(str(e))
    try:
        struct.pack("e", 70000)
    except struct.error as e:
        out.append(str(e))
    try:
        struct.pack("e", 70000.0)
    except OverflowError as e:
        out.append(str(e))
    try:
        struct.pack("<f", 1e39)
    except OverflowError as e:
        out.append(str(e))
    out.append(repr(a))


def taken(out):
    out.append(repr(bytes(WORDS)))
    out.append(repr(bytearray(WORDS)))
    out.append(repr(bytes(Bytes(3))))
    out.append(repr(struct.unpack("hh", WORDS)))
    out.append(repr(struct.unpack_from("h", WORDS, 2)))
    a = array("b")
    a.frombytes(array("B", [1, 255]))
    a.frombytes(memoryview(b"abc")[1:])
    out.append(repr(a))
    b = bytearray(b"-")
    b.extend(array("b", [65]))
    out.append(repr(b))
    f = io.BytesIO(array("b", [66]))
    f.write(WORDS)
    out.append(repr(f.getvalue()))
    out.append(hashlib.md5(WORDS).hexdigest())
    out.append("%s %d %r" % (SHORT.format, SHORT.size, SHORT.pack(1, 2)))
    out.append("%d %d" % (struct.calcsize(" i 2h "), struct.calcsize(b"\t2h\ni")))


def both():
    out = []
    refused(out)
    taken(out)
    return out


IMPORTED = both()


def formats():
    out = []
    for text in ["2 i", "i2", "iy", "1 2h", "i é"]:
        try:
            out.append(str(struct.calcsize(text)))
        except struct.error as e:
            out.append(str(e))
        except UnicodeEncodeError as e:
            out.append("ASCII")
    return out


FORMATS = formats()


def entry_point(argv):
    found = both()
    for text in found:
        print(text)
    print(found == IMPORTED, FORMATS)
    return 0
