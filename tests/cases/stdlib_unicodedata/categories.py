import unicodedata


def entry_point(argv):
    text = 'aZ5 \t\n_-+$\u00e9\u00df\u0660\u4e2d\u2028\u00a0\u0301\u20ac\u2160\u00bd\U0001f600\ue000\uffff\u200b'
    for c in text:
        print('%04x' % ord(c), unicodedata.category(c), unicodedata.bidirectional(c), unicodedata.combining(c),
              unicodedata.mirrored(c), unicodedata.east_asian_width(c))
    print(unicodedata.category('('), unicodedata.mirrored('('), unicodedata.bidirectional('\u05d0'), unicodedata.bidirectional('\u0627'))
    counts = {}
    for code in range(0x600):
        name = unicodedata.category(chr(code))
        counts[name] = counts.get(name, 0) + 1
    print([(k, counts[k]) for k in sorted(counts)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
