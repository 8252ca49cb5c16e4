"""Writes unicode_tables.rs from the Unicode database of the Python that runs it."""

import unicodedata

CHARS = [c for c in range(0x110000) if not 0xD800 <= c < 0xE000]


def ranges(predicate):
    out = []
    for c in CHARS:
        if predicate(chr(c)):
            if out and out[-1][1] == c - 1:
                out[-1][1] = c
            else:
                out.append([c, c])
    return out


def wrap(items):
    lines, line = [], "   "
    for item in items:
        if len(line) + len(item) + 2 > 98:
            lines.append(line)
            line = "   "
        line += " " + item + ","
    lines.append(line)
    return "\n".join(lines)


def range_table(doc, name, predicate):
    print(f"/// {doc}\npub static {name}: &[(u32, u32)] = &[")
    print(wrap(f"({a:#x}, {b:#x})" for a, b in ranges(predicate)))
    print("];\n")


def string_table(doc, name, pairs):
    print(f"/// {doc}\npub static {name}: &[(u32, &str)] = &[")
    def lit(s):
        return '"' + "".join("\\u{%x}" % ord(c) for c in s) + '"'
    print(wrap(f"({c:#x}, {lit(s)})" for c, s in pairs))
    print("];\n")


print("//! Tables of the Unicode character database; written by `unicode_tables.py`, do not edit.")
print(f"//! Unicode {unicodedata.unidata_version}. Ranges are inclusive and sorted.\n")
range_table("Letters: general category `L*`.", "ALPHA", str.isalpha)
range_table("What `repr` shows as it is.", "PRINTABLE", str.isprintable)
range_table("Has a numeric value.", "NUMERIC", str.isnumeric)
range_table("Title-case letters: general category `Lt`.", "TITLE", lambda c: unicodedata.category(c) == "Lt")
print("/// The zeros of the decimal digit runs of ten.\npub static DECIMAL_ZEROS: &[u32] = &[")
print(wrap(f"{c:#x}" for c in CHARS if unicodedata.decimal(chr(c), None) == 0))
print("];\n")
range_table("Digits that are not decimal: superscripts and such.", "OTHER_DIGIT",
            lambda c: c.isdigit() and not c.isdecimal())
string_table("Title case where it is not upper case.", "TITLE_MAP",
             [(c, chr(c).title()) for c in CHARS if chr(c).title() != chr(c).upper()])
string_table("Case folding where it is not lower case.", "FOLD_MAP",
             [(c, chr(c).casefold()) for c in CHARS if chr(c).casefold() != chr(c).lower()])
