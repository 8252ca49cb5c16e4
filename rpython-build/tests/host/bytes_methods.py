b = b"hello world"
print(b.find(b"o"), b.rfind(b"o"), b.index(b"w"), b.count(b"l"), b.startswith(b"he"), b.endswith((b"x", b"ld")), b.find(108), b"lo" in b, 104 in b)
print(b.split(), b.split(b"o"), b.rsplit(b"o", 1), b.partition(b" "), b.rpartition(b"l"), b.splitlines(), b"a\nb\r\n".splitlines(True))
print(b.upper(), b.title(), b.capitalize(), b.swapcase(), b.replace(b"l", b"L", 2), b.center(15, b"*"), b"5".zfill(3), b" x ".strip())
print(b[0], b[-1], b[1:4], b[::-1], list(b[:3]), bytes(3), bytes([1, 2]), bytes("é", "utf-8"), bytes(b"x"), bytes(range(3)))
print(b.hex(), bytes.fromhex("0aFF 10"), b"ab".hex("-"), b"\x01\x02\x03\x04".hex(":", 2), b.decode(), b"\xe9".decode("latin-1"))
print(b"a" + b"b", b"ab" * 2, b"a" < b"b", b"a" == "a", hash(b"x") == hash(b"x"), b",".join([b"a", b"b"]), len(b), b.isalpha(), b"12".isdigit())
print("é€😀".encode(), "é".encode("latin-1"), "aé".encode("ascii", "replace"), "aé".encode("ascii", "ignore"), "é".encode("ascii", "backslashreplace"), "é".encode("ascii", "xmlcharrefreplace"))
print(b"a\xffb".decode("utf-8", "replace"), b"a\xffb".decode("ascii", "ignore"), b"\xc3".decode("utf-8", "replace"), b"a\xffb".decode("utf-8", "backslashreplace"))
print(b"hello".translate(bytes.maketrans(b"el", b"ip")), b"hello".translate(None, b"l"), b"abc".removeprefix(b"a"), b"a\tb".expandtabs(4))
for f in (lambda: b"\xff".decode(), lambda: b"a"[5], lambda: bytes([256]), lambda: bytes("x"), lambda: b"a" + "b", lambda: b"".index(b"x"), lambda: "é".encode("nope"), lambda: b"\xe2\x82".decode(), lambda: bytes(-1)):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, e)
