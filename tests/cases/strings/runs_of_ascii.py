"""Texts and bytes that are long enough for many characters at once, with others at the end, in between, and where a run of 32 ends."""

WORDS = "The quick brown fox's tail, it'll JUMP over the lazy dog_9 @[`{ \x00\x7f"


def texts():
    base = WORDS[:31]
    return [WORDS, WORDS * 2, base, base + "é", "é" + base, base + "ßx" + base, "ΑΣ " + base + "Σ", base[:30] + "ﬁ" + base, "x" * 64 + "İ",
            "ab" * 40, "AB" * 40, "1" * 33, " " * 32 + "\t", "aB" * 17 + "日本" + "cD" * 17, "ǅabcABC" * 6]


def cases(s):
    print(repr(s.upper()), repr(s.lower()), repr(s.title()))
    print(repr(s.capitalize()), repr(s.swapcase()), repr(s.casefold()))
    print(s.isalpha(), s.isalnum(), s.isdigit(), s.isspace(), s.isprintable(), s.isidentifier(), s.islower(), s.isupper(), s.istitle())


def searched(s):
    for part in ["o", "x", "'", "é", "Z", "the", "dog", "quick brown", "T", "\x7f", "ab", "日"]:
        print(s.rfind(part), s.rfind(part, 3), s.rfind(part, 0, -2), s.find(part), s.count(part), end=" ")
        print(repr(s.replace(part, "*")), repr(s.replace(part, "")), repr(s.replace(part, "<<é>>")), repr(s.replace(part, "-", 2)))


def repeated(s):
    for n in [-1, 0, 1, 2, 3, 7, 33]:
        t = s * n
        print(len(t), t[:40] == (s + s + s + s)[:len(t)][:40], t[-3:])
    print(repr(s[::-1]), repr(s[40:2:-1]), repr(s[::3]))
    print(repr(s.ljust(70, ".")), repr(s.rjust(70, "é")), repr(s.center(71)), len(s.zfill(90)))


def in_bytes(b):
    print(b.upper(), b.lower(), b[::-1], b[:2] * 17, b[:1] * 40, len(b * 3))
    print(b.isalpha(), b.isalnum(), b.isdigit(), b.isspace())
    for part in [b"o", b"a", b"the", b"\xc3", b"zz"]:
        print(b.rfind(part), b.replace(part, b"*"), b.replace(part, b""), b.replace(part, b"<->"), b.replace(part, b"+", 1))


def decoded(b):
    try:
        print(repr(b.decode()))
    except UnicodeDecodeError as e:
        print(e)
    try:
        print(repr(b.decode("ascii")))
    except UnicodeDecodeError as e:
        print(e)
    print(repr(b.decode("latin-1")), repr(b.decode("utf-8", "replace")), repr(b.decode("utf-8", "ignore")))
    print(repr(b.decode("ascii", "replace")), repr(b.decode("ascii", "backslashreplace")))


def entry_point(argv):
    all_texts = texts()
    for s in all_texts:
        cases(s)
    for s in [all_texts[1], all_texts[5], all_texts[13], "ab" * 40]:
        searched(s)
        repeated(s)
        in_bytes(s.encode())
    for at in [0, 1, 30, 31, 32, 33, 63, 64, 65]:
        for wrong in [b"\xff", b"\xc3", b"\xc3\xa4", b"\xe2\x82\xac", b"\xe2\x82", b"\xed\xa0\x80", b"\xf0\x9f\x98\x80", b"\xc1\x81"]:
            if at % 32 < 2 or wrong[0] == 0xc3:
                decoded(b"x" * at + wrong + b"y" * (66 - at))
    lines = ("a" * 40 + "\n") * 3 + "b\rc\r\nd\x0be\x1cf\x85g\u2028" + "h" * 35 + "é\ni"
    print(lines.splitlines(), lines.splitlines(True), lines.encode().splitlines())
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
