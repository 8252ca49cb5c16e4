import re


def entry_point(argv):
    n = len(argv)
    text = 'Hello hello HELLO\nworld World'
    print(re.findall(r'(?i)hello', text), re.findall(r'(?m)^w\w+', text), re.findall(r'(?s)O.w', text), re.findall(r'(?im)^W', text))
    print(re.findall(r'(?i:h)ello', text), re.findall(r'(?i:HE)LLO|wor', text), re.findall(r'(?x) h e l+ # the rest\n o', text))
    print(re.findall('hello', text, re.IGNORECASE), re.findall('^world$', text, re.I | re.M), re.findall('O.W', text, re.S | re.I), re.findall('o.w', text))
    print(re.findall(r'(?a)\w+', 'caf\u00e9 x'), re.findall(r'\w+', 'caf\u00e9 x', re.ASCII), re.findall(r'\w+', 'caf\u00e9 x'), re.findall(r'(?a:\w)+', '\u00e9a\u00e9'))
    print(re.findall(r'\d', '1\u0662', re.A), len(re.findall(r'\d', '1\u0662')), re.findall(r'(?i)\u00e9', 'E\u00c9\u00e9'), re.split(r'\s', 'a\u00a0b c', flags=re.A) == ['a\u00a0b', 'c'])
    print(re.sub('(?i)A', 'x', 'aAbB'), re.sub('A', 'x', 'aAbB', flags=re.I), re.sub('a', 'x', 'aaaa', count=2), re.match('(?i)(straSSe)', 'STRASSE').group(1))
    verbose = re.compile(r"""
        (?P<int> \d+ )      # digits
        (?: \. (?P<frac> \d* ) )?
        [ ]? (?P<unit> [a-z]+ )
        """, re.VERBOSE)
    for s in ['12 km', '3.5m', '7.kg', 'x']:
        m = verbose.match(s)
        print(m.groupdict() if m else None, n)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
