# alone: what `findall` gives has one type where several meet
import re

DATE = re.compile(r'(\d{4})-(\d\d)-(\d\d)')
WORD = re.compile(r'\w+')
PAIR = re.compile(r'(?P<key>\w+)\s*=\s*(?P<value>"[^"]*"|\S+)')


def entry_point(argv):
    m = DATE.search('on 2024-03-15 and 2023-01-02')
    if m:
        year, month, day = m.groups()
        print(year, month, day, m.group(1, 2, 3), m.span(), m.span(2), m.lastindex, m.start(3), m.end())
    print(DATE.findall('2024-03-15 x 2023-01-02'), WORD.findall('a bc d'), PAIR.findall('a = 1 b="x y"'))
    for k, v in PAIR.findall('p=q r = s'):
        print(k, v)
    for m in PAIR.finditer('a = 1 b="x y"'):
        print(m.groupdict(), m['key'], m.group('value'), m.lastgroup, m)
    print(re.split(r'(,)|;', 'a,b;c'), re.split(r'\s+', 'a b  c', 1), re.split('x*', 'axbc'))
    print(re.sub(r'(\w)(\w)', r'\2\1', 'abcd e'), re.sub(r'\d+', lambda m: str(int(m.group()) * 2), 'a1b22'), re.subn('a', 'b', 'banana', 2))
    print(re.match(r'(a)(b)?', 'ac').groups(), re.match(r'(a)(b)?', 'ac').groups('-'), re.match('x', 'y'), re.match('()', '').groups())
    print(re.findall(r'(?i)ab', 'AB ab aB'), re.findall(r'(?<=\$)\d+', '$12 13 $4'), re.findall(r'(?<!a)b', 'ab bb'), bool(re.fullmatch(r'(\()?a(?(1)\))', '(a)')), bool(re.fullmatch(r'(\()?a(?(1)\))', '(a')))
    print(re.findall(rb'\w+', b'ab \xff cd'), re.sub(rb'b+', b'X', b'abbc'), re.match(rb'(.)(.)', b'xyz').groups())
    print(DATE, re.compile('a', re.I | re.M), DATE.pattern, DATE.groups, PAIR.groupindex, DATE.flags)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
