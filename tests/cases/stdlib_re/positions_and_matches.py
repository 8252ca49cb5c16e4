import re

P = re.compile(r'\d+')


def entry_point(argv):
    s = 'ab12cd345'
    for pos in [0, 2, 3, 5, 9, 20, -4]:
        m = P.search(s, pos)
        print(pos, m.span() if m else None, bool(P.match(s, pos)), bool(P.fullmatch(s, pos)), [x.group() for x in P.finditer(s, pos)])
    for endpos in [0, 3, 4, 7, 100]:
        m = P.search(s, 0, endpos)
        print(endpos, m.group() if m else None, bool(P.fullmatch(s, 2, endpos)), P.findall(s, 1, endpos))
    m = P.search(s, 3)
    print(m, m.pos, m.endpos, m.string[m.start():m.end()], m.start(), m.end(), m.span(0), m[0], m.group(0), m.groups(), m.lastindex, m.lastgroup)
    print(re.match('((a)b)(c)?', 'ab').lastindex, re.match('(a)(b)', 'ab').lastindex, re.match('(a(b))', 'ab').lastindex, re.match('(x)?(?P<n>y)', 'y').lastgroup)
    m2 = re.match(r'(\w)(\w)?(\w)?', 'ab')
    print(m2.group(1, 2), m2.group(3), m2.span(3), m2.start(3), m2.end(3), m2.groups(), m2.groups(''), m2.group(0, 1, 2, 3))
    if not re.match('z', s) and re.search('c', s):
        print('truth', P, bool(m))
    tokens = []
    spec = re.compile(r'\s*(?:(\d+)|(.))')
    at = 0
    text = '12 + (3*45) '.rstrip()
    while at < len(text):
        t = spec.match(text, at)
        number, op = t.groups()
        tokens.append(('n', number) if number else ('o', op))
        at = t.end()
    print(tokens)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
