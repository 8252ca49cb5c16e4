from rpython.rlib.rsre import rsre_re as re

WORD = re.compile(r'(\w+)\s*=\s*(\d+)')
LINE = re.compile(r'^(?P<key>[a-z]+):\s*(?P<value>.*)$', re.MULTILINE | re.IGNORECASE)


def entry_point(argv):
    m = WORD.match('count = 42; size=7')
    print(m.group(1), m.group(2), m.start(2), m.end(), m.span(1))
    print([m.group(0) for m in WORD.finditer('a=1, b = 22, c  =333')])
    m = LINE.search('# note\nName: value one\nOther: two')
    print(m.group('key'), m.group('value'))
    print(re.sub(r'[aeiou]', '*', 'regular expression'), re.split(r'[,;]\s*', 'a, b;c,d'))
    print(re.findall(r'\d+', '1 22 333'), re.search('xyz', 'abc') is None, re.escape('a.b*c'))
    print(re.match(r'(a)|b', 'b').group(1) is None)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
