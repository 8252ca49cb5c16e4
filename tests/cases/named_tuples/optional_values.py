from typing import NamedTuple, Optional


class Token(NamedTuple):
    kind: str
    text: str
    line: int


def find(tokens, kind) -> Optional[Token]:
    for t in tokens:
        if t.kind == kind:
            return t
    return None


def tokenize(s):
    out = []
    line = 1
    i = 0
    while i < len(s):
        c = s[i]
        if c.isdigit():
            j = i
            while j < len(s) and s[j].isdigit():
                j += 1
            out.append(Token('num', s[i:j], line))
            i = j
            continue
        if c == '\n':
            line += 1
        elif not c.isspace():
            out.append(Token('op', c, line))
        i += 1
    return out


def entry_point(argv):
    toks = tokenize('12 + 3\n* (45)')
    for t in toks:
        print(t)
    n = find(toks, 'num')
    if n is not None:
        print(n.text, n.line)
    m = find(toks, 'str')
    print(m is None, m)
    last = None
    for t in toks:
        if last is not None and last.kind == t.kind:
            print('same', last.text, t.text)
        last = t
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
