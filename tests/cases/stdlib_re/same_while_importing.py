# alone: the same pattern is matched with bytes here, and with text elsewhere
import copy
import re

TEXTS = ["", "a", "aaa", "ab12cd\n", "Stra\u00dfe \u212a k K", "x=1;y='it\\'s'\n# end", "naïve_1 ÉÀ ٣", "foobar barfoo\tfoo\n\nbar"]

PATTERNS = [re.compile(p, flags) for p, flags in [
    ("a*", 0), ("a+?", 0), ("(?:ab)?[a-z]\\d{1,2}", 0), ("^.$", re.M), ("^.*$", re.S), ("\\bfoo\\b|bar\\Z", 0),
    ("\\w+", 0), ("\\w+", re.A), ("[^\\W\\d_]+", re.I), ("[k-s]+", re.I), ("(?i:\u212a|é)+", 0), ("\\s+$", 0),
    ("'(?:[^'\\\\]|\\\\.)*'", 0), ("(?<=o)b|(?<!o)f", 0), ("(?=b)...(?!o)", 0), ("(?>a+)a", 0), ("a++b", 0),
    ("(?:a|ab)(?:c|bcd)*?\\n", 0), ("# .* # e", re.X), ("\\A\\d|\\B\\w\\b", 0), ("(?:a*)*$", 0), (".{2,3}?k", re.I)]]
PAIRS = [re.compile(p, flags) for p, flags in [
    ("(\\w)(\\w)", 0), ("(a)|(b)", 0), ("(?P<k>\\w+)=(?P<v>[^;\\n]*)", 0), ("(f)?(?(1)o|b)(.)", re.S), ("(.)(?=.*\\1()?)", 0),
    ("(s)(\\1|\u017f)*", re.I)]]


def shown(p, text):
    parts = []
    for m in p.finditer(text):
        parts.append(m.span())
    m = p.match(text, 1)
    f = p.fullmatch(text, 0, 3)
    return "%s %s %s %s" % (parts, m.span() if m else None, f.span() if f else None, p.split(text, 2))


def groups(p, text):
    parts = []
    for m in p.finditer(text):
        parts.append("%s %s %s" % (m.span(1), m.span(2), m.lastindex))
    m = p.search(text, 2)
    if m:
        parts.append("%s %s %s %s" % (m.regs, m.groupdict(), m.pos, m.endpos))
    return " ".join(parts)


WHOLE = [shown(p, text) for p in PATTERNS for text in TEXTS]
GROUPS = [groups(p, text) for p in PAIRS for text in TEXTS]
BYTES = re.compile(b"[\\w]+(\xff)?")
FOUND = [m.span(1) for m in BYTES.finditer(b"ab\xff \xe9c\xff")]
ESCAPED = re.escape("a.b-c"), re.escape(b"[x]")
SAME = copy.copy(PATTERNS[0]) is PATTERNS[0], copy.deepcopy(BYTES) is BYTES


def entry_point(argv):
    i = 0
    for p in PATTERNS:
        for text in TEXTS:
            print(p.pattern, shown(p, text), shown(p, text) == WHOLE[i])
            i += 1
    i = 0
    for q in PAIRS:
        for text in TEXTS:
            print(q.pattern, groups(q, text), groups(q, text) == GROUPS[i])
            i += 1
    print([m.span(1) for m in BYTES.finditer(b"ab\xff \xe9c\xff")], FOUND)
    print(ESCAPED, re.escape("a.b-c" + argv[0][:0]), re.escape(b"[x]"), SAME)
    try:
        print(PATTERNS[0].match("x" if argv else None) is None)
        print(re.match("a", b"a" if argv else b""))
    except TypeError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
