import struct
print(struct.pack("<ihB", 1, -2, 255), struct.pack(">I", 1), struct.unpack("<ihB", struct.pack("<ihB", 1, -2, 255)), struct.calcsize("ihB"), struct.calcsize("<ihB"), struct.calcsize("bq"))
print(struct.pack("<d", 1.5), struct.pack(">f", 0.1), struct.unpack(">f", struct.pack(">f", 0.1)), struct.unpack("<d", struct.pack("<d", -0.1)), struct.pack("3s", b"ab"), struct.unpack("3s2x?", b"abc\0\0\1"), struct.pack("4p", b"abcdef"))
print(struct.pack("@bi", 1, 2), struct.pack("2h", 1, 2), struct.unpack_from("<H", b"\0\1\2\3", 1), struct.pack("c", b"x"), list(struct.iter_unpack("<H", b"\1\0\2\0")), struct.pack("<e", 1.5), struct.unpack("<e", struct.pack("<e", 0.1)))
s = struct.Struct("<Q"); print(s.size, s.pack(2**64 - 1), s.unpack(s.pack(5)), s.format)
b = bytearray(4); struct.pack_into("<H", b, 1, 513); print(b)
for f in (lambda: struct.pack("B", 256), lambda: struct.pack("i", "a"), lambda: struct.unpack("i", b"a"), lambda: struct.pack("ii", 1), lambda: struct.pack("Z", 1), lambda: struct.pack("b", -129)):
    try: f()
    except struct.error as e: print(e)
