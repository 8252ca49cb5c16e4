import re

TEXTS = ["Straße und Größe, naïve café", "東京 2024\nМосква 12", "é", "aéa東a𝄞b", "İK\u212ask ſS", "x=é y=12 é=z"]
PATTERNS = [re.compile(p, flags) for p, flags in [
    (r"\w+", 0), (r"\w+", re.A), (r"\b", 0), (r"\B", re.A), (r"[^\W\d]{2,3}?", 0), (r".{2}", re.S), (r"(?<=.)é", 0),
    (r"(?<!é.)\w", 0), (r"[é-ü]+", 0), (r"[^a-z ]*", 0), (r"[ks]+", re.I), (r"é*", 0), (r".*?[ a]", 0), (r"\s*$", re.M),
    (r"(?i:É|straSSE|größe)", 0), (r"\W+", re.A), (r"(?:.|\n)+(?=\d)", 0), ("naïve café|Größe, (?!x)|東京 2024", 0), ("(?:é|a)东?東?", 0)]]


def entry_point(argv):
    for p in PATTERNS:
        for text in TEXTS:
            print(p.pattern, [m.span() for m in p.finditer(text)], p.findall(text, 1), p.split(text, 2))
            for pos in range(0, 4):
                m = p.search(text, pos, len(text) - 1)
                f = p.fullmatch(text, pos, pos + 2)
                print(pos, m.span() if m else None, m.group() if m else None, f.span() if f else None)
    pair = re.compile(r"(?P<k>\w+)=(?P<v>é|\d+)(\1)?")
    for m in pair.finditer(TEXTS[5] + " é=éé"):
        print(m.regs, m.start("v"), m.end("k"), m.groupdict(), m.pos, m.endpos, m.lastgroup)
    print(pair.sub(r"<\g<v>|\1>", TEXTS[5]), re.sub("é", lambda m: str(m.start()), TEXTS[3] + TEXTS[0]))
    print(re.match(b"\xc3(.)", b"\xc3\xa9a").span(1), re.findall(b"[^a]", bytearray(b"b\xc3a")), re.split(b"a", bytearray(b"bac")))
    print([m.span() for m in re.finditer(b"(?i)(\xe9|k)\\1?", b"\xe9\xc9kK\xe9\xe9")], [m.span() for m in re.finditer(r"(?ia)(é|k)\1?", "éÉkKéé")])
    print(re.search(r"\B", ""), re.findall(r"\B", "a  b"), re.search("$x", "a\n"), re.search("a++a|$b", "aaab"))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
