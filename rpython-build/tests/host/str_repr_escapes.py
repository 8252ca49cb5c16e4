for s in ("plain", "it's", 'say "hi"', "both ' and \"", "tab\tnew\nret\r", "back\\slash", "\x00\x07\x1b\x7f", "é\xa0\xad", "\u200b\u2028日",
          "\U0001f600\U000e0001", ""):
    print(repr(s), ascii(s))
print(b"bytes'\"\x00\xff\n", bytearray(b"ab\\"), b"it's", b'q"')
print("\x41\u0042\103\N{BULLET}" if True else "", r"raw\n", "con" "cat", """triple "quoted" """)
print(repr("a\u0301"), [["'"]], {"k'": 'v"'}, ("x",), repr(1e300 * 10), repr(()))
print("%r %a %s" % ("é", "é", "é"), f"{'é'!a}")
