from .errors import LangError

KEYWORDS = frozenset('var fun if else while return print'.split())
DOUBLE = ['==', '!=', '<=', '>=']
SINGLE = '+-*/%<>=(){},;'


class Token:
    __slots__ = ('kind', 'text', 'position')

    def __init__(self, kind, text, position):
        self.kind = kind
        self.text = text
        self.position = position

    def __repr__(self):
        return 'Token(%s, %r)' % (self.kind, self.text)


def tokenize(source):
    tokens = []
    pos = 0
    while pos < len(source):
        c = source[pos]
        start = pos
        if c.isspace():
            pos += 1
            continue
        if c.isdigit():
            while pos < len(source) and source[pos].isdigit():
                pos += 1
            kind = 'number'
        elif c.isalpha() or c == '_':
            while pos < len(source) and (source[pos].isalnum() or source[pos] == '_'):
                pos += 1
            kind = 'keyword' if source[start:pos] in KEYWORDS else 'name'
        elif c == '"':
            pos = source.find('"', pos + 1) + 1
            if pos == 0:
                raise LangError('unterminated string', start)
            kind = 'string'
        elif source[pos:pos + 2] in DOUBLE:
            pos += 2
            kind = 'op'
        elif c in SINGLE:
            pos += 1
            kind = 'op'
        else:
            raise LangError('unexpected character ' + repr(c), start)
        tokens.append(Token(kind, source[start:pos], start))
    tokens.append(Token('end', '', len(source)))
    return tokens
