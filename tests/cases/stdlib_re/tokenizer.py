import re

TOKEN = re.compile(r'\s*(?:(?P<number>\d+(?:\.\d+)?)|(?P<name>[A-Za-z_]\w*)|(?P<op>\*\*|[-+*/()=]))')


class Token:
    def __init__(self, kind, text):
        self.kind = kind
        self.text = text


def tokens(text):
    result = []
    at = 0
    text = text.rstrip()
    while at < len(text):
        m = TOKEN.match(text, at)
        if m is None:
            raise SyntaxError('bad character at %d' % at)
        for kind in ['number', 'name', 'op']:
            found = m.group(kind)
            if found is not None:
                result.append(Token(kind, found))
        at = m.end()
    return result


def entry_point(argv):
    for text in ['x = 3.14 * (y_1 + 2)', '', '  a**2-b ', '1 + ? 2']:
        try:
            print(' '.join([t.kind + ':' + t.text for t in tokens(text)]))
        except SyntaxError as e:
            print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
