import re


class Counter(object):
    def __init__(self):
        self.n = 0

    def next(self, m):
        self.n += 1
        return '%s%d' % (m.group(0), self.n)


ESCAPED = re.compile(re.escape('a.b'))
TABLE = {'one': '1', 'two': '2'}


def lookup(m):
    return TABLE.get(m.group(1), '<' + m.group(1) + '>')


def entry_point(argv):
    c = Counter()
    print(re.sub('[ab]', c.next, 'abcab'), c.n, re.sub(r'\{(\w+)\}', lookup, '{one} {two} {three}'), re.sub(r'\w+', lambda m: m.group().capitalize(), 'ab cd'))
    base = len(argv) * 10
    print(re.sub(r'\d+', lambda m: str(int(m.group()) + base), 'a1 b22'), re.subn(r'x', lambda m: '', 'axbx', 1), re.sub('q', 'z', 'abc'))
    for template in [r'[\1]', r'\\', r'\n|\t', r'\g<1>\g<1>', r'$1', r'\1\2' if len(argv) > 5 else r'\1']:
        print(repr(re.sub('(b)', template, 'abc')))
    for template in [r'\2', r'\g<x', r'\q', r'\g<9>', 'a\\']:
        try:
            print(re.sub('(b)', template, 'abc'))
        except re.error as e:
            print('error', e)
    print(re.sub('x*', '-', 'abxd'), re.sub('', '.', 'ab'), re.sub('a*?', '_', 'aa'), re.sub(r'\b', '|', 'ab cd'), re.sub('(a)|b', r'<\1>', 'abc'), re.sub('^', '> ', 'l1\nl2', flags=re.M))
    m = re.match('(?P<x>.)(.)', 'ab')
    print(m.expand(r'\2-\1-\g<x>'), re.escape('a.b*c[d] \u00e9_-'), ESCAPED.sub('!', 'a.b axb'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
