"""Members that are texts too."""
from enum import Enum


class Color(str, Enum):
    RED = 'red'
    BLUE = 'blue'
    NONE = ''

    def describe(self):
        return '%s=%s' % (self.name, self.value)

    @property
    def is_warm(self):
        return self is Color.RED

    def title(self):
        return 'the ' + self.value


class Token:
    def __init__(self, kind, text):
        self.kind = kind
        self.text = text

    def __repr__(self):
        return f'Token({self.kind!r}, {self.text!r})'


def by_match(c):
    match c:
        case Color.RED:
            return 'r'
        case Color.BLUE:
            return 'b'
    return '-'


def code(text):
    if text == Color.RED:
        return 1
    if Color.BLUE == text:
        return 2
    return 0


def entry_point(argv):
    n = len(argv)
    c = Color.RED if n < 5 else Color.BLUE
    print(c == 'red', 'red' == c, c != 'blue', c == Color.RED, c is Color.RED, c.value, c.name, c.describe(), c.is_warm)
    print(c, str(c), repr(c), '%s %r' % (c, c), f'{c} {c!r} {c.value}', [c], {c: c.name}, (c, 1))
    print(len(c), c.upper(), c.title(), c.replace('e', 'E'), c.startswith('r'), c.find('d'), c.split('e'), c.center(7, '*'))
    print('x' + c, c + 'y', c * 2, c[0], c[-1], c[1:], 'e' in c, 'z' in c, bool(c), bool(Color.NONE), c < Color.BLUE, c > 'a')
    print(c in 'redder', 'reddish'.startswith(c), 'a red b'.replace(c, 'X'), 'a-red-b'.split(c), 'red,blue'.index(Color.BLUE))
    print([m.name for m in Color], [m.value for m in Color], Color('blue') is Color.BLUE, Color['RED'], len(Color), max(Color).name)
    try:
        Color('green' * n)
    except ValueError as e:
        print(e)
    prices = {'red': 5, 'blue': 6}
    print(prices[c], prices.get(Color.BLUE), prices.get(Color.NONE, -1), c in prices, Color.NONE in prices, c in ['red'], ['blue', 'red'].index(c))
    count = {Color.RED: 1, Color.BLUE: 2}
    count[c] += 10
    print(count[Color.RED], count[Color('blue')], Color.NONE in count, sorted(count.values()), [k.name for k in count])
    print(','.join([c, Color.BLUE]), '-'.join((Color.BLUE, c)), [by_match(m) for m in Color], [code(m) for m in Color], code('red'), code('x'))
    tokens = [Token(Color.RED, 'r'), Token(Color('blue'), 'b')]
    print(tokens, [t.kind.upper() for t in tokens], [t for t in tokens if t.kind == 'blue'], {t.kind for t in tokens} == {Color.RED, Color.BLUE})
    print(isinstance(c, str), isinstance(c, Color), hash(c) == hash('red'), type(c) is Color, sorted([Color.RED, Color.BLUE])[0].name)
    for ch in Color.BLUE:
        print(ch, end='.')
    print()
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
