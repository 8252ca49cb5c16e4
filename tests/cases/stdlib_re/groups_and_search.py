import re

PAIR = re.compile(r'(\w+)\s*=\s*(-?\d+)')
DATE = re.compile(r'(?P<year>\d{4})-(?P<month>\d\d)-(?P<day>\d\d)')


def entry_point(argv):
    m = PAIR.search('  alpha = 12, beta=-7')
    if m is not None:
        print(m.group(), m.group(0), m.group(1), int(m.group(2)), m.start(), m.end(), m.span(1), m.start(2))
    for m in PAIR.finditer('a=1 b = 22;c= -3'):
        print(m.group(1), m.group(2), m.span())
    m = DATE.match('2024-02-29T10:00')
    print(m.group('year'), m.group('month'), m['day'], m.end())
    print(list(m.groups()), m.groupdict())
    print(DATE.match('x2024-02-29') is None, DATE.fullmatch('2024-02-29') is not None, DATE.fullmatch('2024-02-291') is None)
    m = re.match(r'(a)|(b)', 'b')
    print(m.group(1), m.group(2), m.span(1), list(m.groups('-')))
    print(re.search('x', 'abc') is None, re.search('', 'abc').span(), re.search('c$', 'abc').start())
    try:
        m.group(3)
    except IndexError as e:
        print(e)
    for text in ['2024-13-01', 'no date', '1999-12-31 and 2000-01-01']:
        m = DATE.search(text)
        print(m.group() if m else None)
    print(PAIR.pattern, PAIR.groups, DATE.match('1999-12-31', 0).string)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
