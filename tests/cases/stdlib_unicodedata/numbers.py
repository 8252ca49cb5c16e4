import unicodedata


def value(c):
    try:
        d = str(unicodedata.decimal(c))
    except ValueError as e:
        d = str(e)
    try:
        g = str(unicodedata.digit(c))
    except ValueError as e:
        g = str(e)
    try:
        n = str(unicodedata.numeric(c))
    except ValueError as e:
        n = str(e)
    return '%s | %s | %s' % (d, g, n)


def entry_point(argv):
    for c in '07a\u0663\u00b2\u00bd\u2153\u2167\u4e09\u0bf0\u2460\U0001d7d9\u0f33':
        print('%04x' % ord(c), value(c))
    print(unicodedata.decimal('x', -1), unicodedata.digit('\u00b2', -1), unicodedata.numeric('x', 2.5), unicodedata.numeric('9', 0.5))
    print(sum([unicodedata.digit(c, 0) for c in 'a1b2\u00b3']))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
