class Point(object):
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return 'Point(\u00e9%s)' % self.name


def entry_point(argv):
    n = len(argv)
    e = '\u00e9'
    p = Point('\u4e2d' * n)
    print(ascii('caf\u00e9'), ascii(['\u00e9', 'a']), ascii({'\u4e2d': ['\U0001f600']}), ascii(('x', '\u00ff', n)), ascii(p), ascii([p]), ascii(None), ascii(n), ascii(1.5), ascii(b'\xe9'))
    print('%a %a' % ('\u00e9', [p]), f'{p!a} {p!r} {e!a:>10}|', '{!a} {!a:.4}'.format('\u00e9', 'abc\u00e9'), ascii({'\u00e9'}), ascii('\u2028\x7f\x80\xa0\xad'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
