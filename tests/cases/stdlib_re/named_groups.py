import re

LOG = re.compile(r'(?P<level>[A-Z]+)\s+\[(?P<module>[\w.]+)\]\s*(?P<text>.*)')
SELF = re.compile(r'(?P<q>[\'"])(?P<body>.*?)(?P=q)')


class Entry(object):
    def __init__(self, level, module, text):
        self.level = level
        self.module = module
        self.text = text

    def __repr__(self):
        return '%s@%s:%r' % (self.level, self.module, self.text)


def parse(line):
    m = LOG.match(line)
    if m is None:
        return None
    return Entry(m.group('level'), m['module'], m.group('text'))


def entry_point(argv):
    for line in ['WARN [a.b] disk full', 'INFO [x]', 'bad line', 'ERR  [q_1]   t\u00e9xt ']:
        print(parse(line))
    for m in SELF.finditer('say "hi" and \'it "is"\' ""'):
        print(m.group('body'), m.group('q'), m.span('body'), m.start('q'), m.end('body'), m.lastgroup, m.lastindex)
    m = LOG.match('A [b] c')
    print(m.groupdict(), sorted(m.groupdict().items()), LOG.groupindex, m.re is LOG, m.string, m.pos, m.endpos)
    opt = re.match(r'(?P<a>x)?(?P<b>y)', 'y')
    print(opt.groupdict(), opt.groupdict('none'), opt.group('a'), opt.span('a'), opt.groups())
    for which in range(3):
        try:
            if which == 0:
                print(m.group('zzz'))
            elif which == 1:
                print(m.group(9))
            else:
                print(m['nope'])
        except IndexError as e:
            print('IndexError', e)
    print(re.sub(r'(?P<first>\w+) (?P<second>\w+)', r'\g<second> \g<first>', 'hello world'), re.sub(r'(.)(.)', r'\g<2>0\g<1>1\g<0>', 'ab'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
