"""Arrays as bytes and back, and the other methods that work on their memory."""
import copy
import os
from array import array


def entry_point(argv):
    n = len(argv)
    a = array("i", [1, -2, 300 + n])
    print(a, a.itemsize, a.tobytes().hex())
    b = array("i")
    b.frombytes(a.tobytes())
    print(a == b, len(a.tobytes()), b.tolist())
    b.frombytes(bytearray(b"\x01\x00\x00\x80"))
    print(b)
    i8 = array("b", [-1, n])
    print(i8, i8.itemsize, i8.tobytes().hex())
    u8 = array("B", [255, n])
    print(u8, u8.itemsize, u8.tobytes().hex())
    i16 = array("h", [-1, n])
    print(i16, i16.itemsize, i16.tobytes().hex())
    u16 = array("H", [65535, n])
    print(u16, u16.itemsize, u16.tobytes().hex())
    u32 = array("I", [4294967295, n])
    print(u32, u32.itemsize, u32.tobytes().hex())
    i64 = array("q", [-1, n])
    print(i64, i64.itemsize, i64.tobytes().hex())
    u64 = array("Q", [1, n])
    print(u64, u64.itemsize, u64.tobytes().hex())
    long = array("l", [-3])
    print(long, long.itemsize, long.tobytes().hex())
    ulong = array("L", [3])
    print(ulong, ulong.itemsize, ulong.tobytes().hex())
    d = array("d", [0.5, n])
    print(d, d.itemsize, d.tobytes().hex())
    d.frombytes(d.tobytes())
    print(d, array("f", [0.5, 0.1]).tobytes().hex())
    f = array("f")
    f.frombytes(b"\x00\x00\x00\x3f")
    print(f)
    for bad in (b"123", b"12345"):
        try:
            a.frombytes(bad)
        except ValueError as e:
            print(e)
    h = array("h", [1, 256, -2])
    h.byteswap()
    print(h)
    d.byteswap()
    d.byteswap()
    print(d)
    print(array("i", b"\x01\x00\x00\x00\x02\x00\x00\x00"), array("B", bytearray(b"ab")))
    print(a.index(-2), a.index(-2, 1), a.index(-2, 0, 2), a.index(-2, -3), a.count(1))
    for start, stop in ((2, 3), (0, 1), (-1, 5), (0, -2)):
        try:
            print(a.index(-2, start, stop))
        except ValueError as e:
            print(e)
    c = copy.copy(a)
    c.append(5)
    print(a, c)
    path = "array_bytes.tmp"
    with open(path, "wb") as out:
        a.tofile(out)
    with open(path, "rb") as source:
        r = array("i")
        r.fromfile(source, 2)
        print(r)
        try:
            r.fromfile(source, 2)
        except EOFError as e:
            print(e, r)
    os.remove(path)
    return 0
