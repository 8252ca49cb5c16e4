import struct


def place(buffer, offset):
    try:
        struct.pack_into("<HB", buffer, offset, 0x1234, 0x56)
        print(bytes(buffer))
    except struct.error as e:
        print("error", e)
    except TypeError as e:
        print("TypeError", e)


def entry_point(argv):
    data = bytearray(8)
    view = memoryview(data)
    for offset in [0, 3, 5, 6, -3, -9]:
        place(view, offset)
    place(view[4:], 1)
    place(view[:2], 0)
    print(data)
    place(view.toreadonly(), 0)
    place(memoryview(b"12345678"), 0)
    place(memoryview(b"12345678"), 6)
    print(struct.unpack_from("<HB", view, 3))
    return 0
