import unicodedata


def strip_marks(text):
    return ''.join([c for c in unicodedata.normalize('NFD', text) if unicodedata.category(c) != 'Mn'])


def width(text):
    total = 0
    for c in text:
        if unicodedata.combining(c):
            continue
        total += 2 if unicodedata.east_asian_width(c) in ('W', 'F') else 1
    return total


def tokens(text):
    out = []
    current = ''
    last = ''
    for c in text:
        group = unicodedata.category(c)[0]
        if group != last and current:
            out.append(current)
            current = ''
        current += c
        last = group
    if current:
        out.append(current)
    return out


def to_number(text):
    value = 0
    for c in text:
        value = value * 10 + unicodedata.decimal(c)
    return value


def same(a, b):
    return unicodedata.normalize('NFKC', a).casefold() == unicodedata.normalize('NFKC', b).casefold()


def entry_point(argv):
    n = len(argv)
    print(strip_marks('\u00c5\u00e9\u00ee\u00f5\u00fc \u0160\u0111 na\u00efve'), strip_marks('plain' * n))
    print([width(s) for s in ['abc', '\u65e5\u672c', 'e\u0301', '\uff21b', '']], tokens('abc12 \u20ac5!?x'), tokens(''))
    print(to_number('\u0661\u0662\u0663'), to_number('42'), to_number('\u096d\uff15'))
    try:
        to_number('4x')
    except ValueError as e:
        print('ValueError', e)
    print(same('\ufb01ne', 'FINE'), same('\u212b', '\u00e5'), same('a', 'b'), [unicodedata.numeric(c) for c in '\u00bc\u2155\u2168'])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
