"""What CPython knows about every character, for `cpython.rs`; `names` as its argument: some names."""
import sys
import unicodedata

TESTS = [str.isalpha, str.isalnum, str.isdecimal, str.isdigit, str.isnumeric, str.isprintable, str.isspace,
         str.islower, str.isupper, str.istitle, str.isidentifier, lambda c: ("a" + c).isidentifier()]


def hexes(text):
    return ".".join("%x" % ord(c) for c in text)


def properties(c):
    flags = "".join("01"[test(c)] for test in TESTS)
    texts = [c.upper(), c.lower(), c.title(), c.casefold(), unicodedata.normalize("NFKC", c),
             ("A" + c + "Σ").lower(), (c + "Σ").lower(), ("AΣ" + c + "A").lower()]
    marks = unicodedata.normalize("NFKC", "q\u0301" + c + "\u0323\u1161\u11a8e\u0301")
    return [flags, str(unicodedata.decimal(c, -1)), *map(hexes, texts), hexes(marks)]


print(unicodedata.unidata_version)
# Of long runs of like characters only some: a prime keeps the steps from falling in one place.
codes = [*range(0x3400), *range(0x3400, 0xA000, 7), *range(0xA000, 0xAC00), *range(0xAC00, 0xD7A4, 7),
         *range(0xD7A4, 0xD800), *range(0xE000, 0x20000), *range(0x20000, 0xE0000, 97), *range(0xE0000, 0xE0400),
         *range(0xE0400, 0x110000, 97), *range(0x2F800, 0x2FA20)]
ends = [0x4DBF, 0x4DC0, 0x9FFF, 0xA000, 0x2A6DF, 0x2A6E0, 0x2B738, 0x2B739, 0x2EBE0, 0x2EBE1, 0x3134A, 0x3134B]
scalars = [chr(code) for code in codes + ends]
if "names" not in sys.argv:
    for c in scalars:
        print(hexes(c), *properties(c))
else:
    # A prime, so that all kinds of names have their turn.
    named = [c for c in scalars if unicodedata.name(c, "")]
    for c in named[::61] + named[:60] + named[-60:]:
        print(hexes(c), unicodedata.name(c))
    for name in ("LF", "line feed", "NULL", "NBSP", "VS256", "LATIN CAPITAL LETTER GHA", "hangul syllable gag",
                 "HANGUL SYLLABLE I", "HANGUL SYLLABLE", "CJK UNIFIED IDEOGRAPH-04E00", "SPACE ", "A", "",
                 "CJK UNIFIED IDEOGRAPH-4E00", "LATIN  SMALL LETTER A", "LATIN-SMALL-LETTER-A", "HANGUL SYLLABLE GAGA"):
        try:
            print(hexes(unicodedata.lookup(name)), name)
        except KeyError:
            print("-", name)
