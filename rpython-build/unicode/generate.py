"""Writes tables.txt and names.txt from the Unicode database of the CPython that runs this.

A paragraph of tables.txt is one property: its name, then words. Numbers are in base 36, code points the
distance from the one before. names.txt has the names in the order of code points: how many words are
those of the name before (in base 36), then the others; a code point stands where it is not the next.
"""
import ctypes
import os
import textwrap
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
CODES = range(0x110000)
CHARS = [chr(code) for code in CODES]
# Surrogates are no characters of ours.
SCALARS = [code for code in CODES if not 0xD800 <= code < 0xE000]
ALIASES = 0xF0000  # where CPython keeps names beyond the first


def base36(number):
    digits = ""
    while number or not digits:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits


def signed(number):
    return "-" + base36(-number) if number < 0 else base36(number)


def entries(pairs):
    """Code points with a value each."""
    last = 0
    for code, value in pairs:
        yield base36(code - last) + (":" + value if value else "")
        last = code


def runs(value):
    """Each code point where the value becomes another one."""
    values = [value(char) for char in CHARS]
    return entries((code, values[code]) for code in CODES if code == 0 or values[code] != values[code - 1])


def ranges(test):
    """Where a test begins to hold and where it ends, in turn."""
    held = [test(char) for char in CHARS]
    return entries((code, "") for code in CODES if held[code] != (code > 0 and held[code - 1]))


def case_map(method, plain):
    """What characters become, where that is not what `plain` makes of them: one character by the distance."""
    for code in SCALARS:
        became = method(CHARS[code])
        if became != plain(CHARS[code]):
            codes = [ord(c) for c in became]
            yield code, signed(codes[0] - code) if len(codes) == 1 else ".".join(map(base36, codes))


def ignorable(char):
    """Whether the rule for the final sigma looks past a character."""
    return ("A" + char + "Σ").lower()[-1] == "ς" and (char + "Σ").lower()[-1] == "σ"


def numbers():
    for code in SCALARS:
        value = unicodedata.numeric(CHARS[code], None)
        if value is None or unicodedata.decimal(CHARS[code], None) is not None:
            continue
        for bottom in (1, 2, 3, 5, 6, 7, 9, 10, 4, 8, 12, 16, 20, 32, 40, 64, 80, 160, 320):
            top = round(value * bottom)
            if top / bottom == value:
                break
        else:
            raise AssertionError("a numeric value that is no such fraction: %r" % value)
        text = signed(top) + ("/" + base36(bottom) if bottom > 1 else "")
        yield code, text + ("!" if unicodedata.digit(CHARS[code], None) is not None else "")


def decompositions():
    tags = []
    canonical, compatible = [], []
    for code in SCALARS:
        parts = unicodedata.decomposition(CHARS[code]).split()
        if not parts:
            continue
        tag = parts.pop(0) if parts[0].startswith("<") else None
        text = ".".join(base36(int(part, 16)) for part in parts)
        if tag is None:
            canonical.append((code, text))
        else:
            if tag not in tags:
                tags.append(tag)
            compatible.append((code, base36(tags.index(tag)) + "." + text))
    return tags, canonical, compatible


def excluded(canonical):
    """Pairs that compose to nothing, or to something else."""
    for code, text in canonical:
        if "." in text and unicodedata.normalize("NFC", CHARS[code]) != CHARS[code]:
            yield code, ""


def properties():
    yield "version", [unicodedata.unidata_version]
    yield "category", runs(unicodedata.category)
    yield "bidirectional", runs(unicodedata.bidirectional)
    yield "east_asian_width", runs(unicodedata.east_asian_width)
    yield "combining", runs(lambda c: base36(unicodedata.combining(c)))
    yield "mirrored", runs(lambda c: str(unicodedata.mirrored(c)))
    zeros = [code for code in SCALARS if unicodedata.decimal(CHARS[code], None) == 0]
    assert all(unicodedata.decimal(chr(zero + i), None) == i for zero in zeros for i in range(10))
    assert 10 * len(zeros) == sum(unicodedata.decimal(CHARS[code], None) is not None for code in SCALARS)
    yield "zeros", entries((zero, "") for zero in zeros)
    yield "numbers", entries(numbers())
    tags, canonical, compatible = decompositions()
    yield "tags", tags
    yield "canonical", entries(canonical)
    yield "compatible", entries(compatible)
    yield "excluded", entries(excluded(canonical))
    yield "lowercase", ranges(str.islower)
    yield "uppercase", ranges(str.isupper)
    yield "case_ignorable", ranges(ignorable)
    yield "whitespace", ranges(str.isspace)
    yield "han", ranges(lambda c: unicodedata.name(c, "").startswith("CJK UNIFIED"))
    yield "identifier_start", ranges(lambda c: c != "_" and c.isidentifier())
    yield "identifier_continue", ranges(lambda c: ("a" + c).isidentifier())
    yield "upper", entries(case_map(str.upper, str))
    yield "lower", entries(case_map(str.lower, str))
    yield "title", entries(case_map(str.title, str.upper))
    yield "fold", entries(case_map(str.casefold, str.lower))


def alias(code):
    """The name that CPython keeps at a private code point; there is no other door to it."""
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    api = pointer(unicodedata._ucnhash_CAPI, b"unicodedata._ucnhash_CAPI")
    getname = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_uint32, ctypes.c_char_p, ctypes.c_int, ctypes.c_int)
    buffer = ctypes.create_string_buffer(256)
    found = getname(ctypes.cast(api, ctypes.POINTER(ctypes.c_void_p))[0])(code, buffer, 256, 1)
    return buffer.value.decode() if found else None


def names():
    """Names that are no rule's (those of Hangul syllables and of Han characters are), then aliases: a sign
    before the code point tells them apart."""
    for code in SCALARS:
        name = unicodedata.name(CHARS[code], None)
        if name and not name.startswith("HANGUL SYLLABLE ") and name != "CJK UNIFIED IDEOGRAPH-%X" % code:
            yield "", code, name
    private = ALIASES
    while True:
        name = alias(private)
        private += 1
        if name is None:
            break
        found = unicodedata.lookup(name)
        if len(found) == 1:
            yield "=", ord(found), name


def name_words():
    last, before = -1, []
    for sign, code, name in names():
        words = name.split(" ")
        same = 0
        while same < min(len(words), len(before), 35) and words[same] == before[same]:
            same += 1
        if sign or code != last + 1:
            yield "@" + sign + base36(code)
        yield base36(same) + " ".join(words[same:])
        last, before = code, words


def write(name, paragraphs):
    texts = [textwrap.fill(text, 118, break_long_words=False, break_on_hyphens=False) for text in paragraphs]
    with open(os.path.join(HERE, "src", name), "w", encoding="ascii") as out:
        out.write("\n\n".join(texts) + "\n")


if __name__ == "__main__":
    write("tables.txt", [" ".join([name, *words]) for name, words in properties()])
    write("names.txt", ["|".join(name_words())])
