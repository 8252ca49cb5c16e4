# What characters are and become, while the program is imported and when it runs.
CODES = [code for code in list(range(0x80, 0x3000, 3)) + list(range(0xA000, 0xABFF, 7)) + list(range(0xFB00, 0x1F000, 31))
         if not 0xD800 <= code < 0xE000]


def look(code):
    c = chr(code)
    tests = [c.isalpha(), c.isalnum(), c.isdecimal(), c.isdigit(), c.isnumeric(), c.isprintable(), c.isspace(),
             c.islower(), c.isupper(), c.istitle(), c.isidentifier(), ("a" + c).isidentifier()]
    bits = 0
    for test in tests:
        bits = bits * 2 + int(test)
    word = "A" + c + "\u03a3"
    texts = [c.upper(), c.lower(), c.title(), c.casefold(), c.swapcase(), c.capitalize(),
             word.lower(), word.title(), (c + "\u03a3").lower(), ("A\u03a3" + c + "A").swapcase()]
    for text in texts:
        for other in text:
            bits = (bits * 31 + ord(other)) % 1000003
    return bits


def all_of(codes):
    return [look(code) for code in codes]


SEEN = all_of(CODES)


def entry_point(argv):
    seen = all_of(CODES)
    print(len(seen), sum(seen) % 1000003, seen == SEEN)
    for i in range(0, len(seen), 997):
        print(CODES[i], seen[i], SEEN[i])
    # Assigned after this version of Unicode.
    for c in ["\u1c8a", "\u1c89", "\ua7cb", "\U00010d50", "\U00010d70", "\U0002ebf0"]:
        print(ascii(c.upper()), ascii(c.lower()), c.isalpha(), c.isprintable(), c.isidentifier(), ascii(c))
    print("\N{LATIN SMALL LETTER GHA}\N{HANGUL SYLLABLE GAGG}\N{line feed}\N{CJK UNIFIED IDEOGRAPH-4E00}" == "\u01a3\uac02\n\u4e00")
    ﬁné = 3
    print(finé)
    return 0
