"""Methods without a receiver, asked of an object of their type."""


def dna(strand):
    return strand.translate(strand.maketrans("ATCG", "TAGC"))

def keyed(d, keys):
    return d.fromkeys(keys, 3)

def entry_point(argv):
    n = len(argv)
    print(dna("GCTA"), dna("AATT" * n))
    print("abc".translate("".maketrans({"a": "x"})))
    print("abc".translate("abc".maketrans("a", "b", "c")))
    print({}.fromkeys([1, 2, n]), {"a": 2}.fromkeys("xy"), keyed({"z": 0}, ["k"]))
    print(b"".fromhex("0a" * n), bytearray(b"a").fromhex("ff"), b"".maketrans(b"a", b"b")[97])
    print(b"abc".translate(b"x".maketrans(b"ab", b"xy")))
    print((1).from_bytes(b"\x01\x02", "big"), n.from_bytes(b"\x01\x02", byteorder="little"), (5).from_bytes(bytes([255] * n), "big", signed=True))
    print((1.5).fromhex("0x1p3"), float(n).fromhex("0x1.8p1"))
    d = {"a": 1}
    e = d.fromkeys(d, n)
    print(e, d)
    f = "".maketrans
    print("abc".translate(f("a", "b")))
    s = None if n > 5 else "abc"
    print(s.maketrans("a", "b"))
    t = None if n < 5 else "abc"
    try:
        print(t.maketrans("a", "b"))
    except AttributeError as err:
        print(err)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
