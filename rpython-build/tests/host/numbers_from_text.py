def attempt(kind, *args):
    try:
        return repr(kind(*args))
    except ValueError as e:
        return str(e)


# To numbers the ASCII separators are no spaces.
for code in list(range(0x21)) + [0x7f, 0x80, 0x85, 0xa0, 0x1680, 0x200b, 0x3000]:
    c = chr(code)
    print(code, attempt(int, c + "12" + c), attempt(float, c + "1.5" + c), attempt(int, "\x1f" + c + "3\u3000"), attempt(float.fromhex, c + "0x1p3"))
    if code < 256:
        b = bytes([code]) + b"8"
        print(attempt(int, b), attempt(float, b), attempt(int, bytearray(b), 16), attempt(float, bytearray(b)))
for raw in [b"", b"x", b"\xb2", "\u0663".encode(), b"1_000", b"nan", b"it's"]:
    print(attempt(int, raw), attempt(float, raw))
