import unicodedata


def show(text):
    return ' '.join(['%04x' % ord(c) for c in text])


def entry_point(argv):
    samples = ['e\u0301', '\u00e9', '\ufb01', '\u212b', '\uac01', '\u1100\u1161\u11a8', 'a\u0323\u0307', 'a\u0307\u0323', '\u1e9b\u0323', '\u2460',
               'plain', '', '\u0344', '\u0958', '\u00c5ngstr\u00f6m', '\uff21\uff22', '\u03d3', 'q\u0307\u0323']
    for text in samples:
        print(show(text), '|', ' | '.join([show(unicodedata.normalize('NFC', text)), show(unicodedata.normalize('NFD', text)),
                                           show(unicodedata.normalize('NFKC', text)), show(unicodedata.normalize('NFKD', text))]))
    print(unicodedata.is_normalized('NFC', samples[1]), unicodedata.is_normalized('NFC', samples[0]), unicodedata.is_normalized('NFD', samples[0]))
    print(unicodedata.decomposition('\u00e9'), unicodedata.decomposition('\ufb01'), repr(unicodedata.decomposition('a')), unicodedata.decomposition('\u00bd'))
    try:
        unicodedata.normalize('NFX' if len(argv) == 1 else 'NFC', 'a')
    except ValueError as e:
        print('ValueError', e)
    plain = ''.join([c for c in unicodedata.normalize('NFD', 'Cr\u00e8me br\u00fbl\u00e9e \u017dlu\u0165ou\u010dk\u00fd') if not unicodedata.combining(c)])
    print(plain)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
