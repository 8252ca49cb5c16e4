"""What is said of numbers that a format has no room for."""
import struct

CODES = "bBhHiIlL"
NUMBERS = [-1, 256, -129, 70000, -70000, 1 << 33, -(1 << 33)]


def packed(code, order, n):
    if order == "<":
        if code == "b": return struct.pack("<b", n)
        if code == "B": return struct.pack("<B", n)
        if code == "h": return struct.pack("<h", n)
        if code == "H": return struct.pack("<H", n)
        if code == "i": return struct.pack("<i", n)
        if code == "I": return struct.pack("<I", n)
        if code == "l": return struct.pack("<l", n)
        return struct.pack("<L", n)
    if order == ">":
        if code == "b": return struct.pack(">b", n)
        if code == "B": return struct.pack(">B", n)
        if code == "h": return struct.pack(">h", n)
        if code == "H": return struct.pack(">H", n)
        if code == "i": return struct.pack(">i", n)
        if code == "I": return struct.pack(">I", n)
        if code == "l": return struct.pack(">l", n)
        return struct.pack(">L", n)
    if code == "b": return struct.pack("b", n)
    if code == "B": return struct.pack("B", n)
    if code == "h": return struct.pack("h", n)
    if code == "H": return struct.pack("H", n)
    if code == "i": return struct.pack("i", n)
    return struct.pack("I", n)


def told(code, order, n):
    try:
        return str(len(packed(code, order, n)))
    except struct.error as e:
        return str(e)


AT_IMPORT = [told(code, order, n) for order in ["<", ">"] for code in CODES for n in NUMBERS + [1 << 70]]


def entry_point(argv):
    for order in ["<", ">", ""]:
        for code in CODES[:6]:
            print(order, code, [told(code, order, n) for n in NUMBERS])
    for text in AT_IMPORT:
        print(text)
    for n in [-len(argv), 5]:
        try:
            print(struct.pack("<Q", n))
        except struct.error as e:
            print(e)
        try:
            print(struct.pack(">Q", n))
        except struct.error as e:
            print(e)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
