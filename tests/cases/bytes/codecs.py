def encode(s, enc, errors):
    try:
        if enc == 'ascii':
            if errors == 'strict':
                print(ascii(s), s.encode('ascii'))
            elif errors == 'ignore':
                print(ascii(s), s.encode('ascii', 'ignore'))
            elif errors == 'replace':
                print(ascii(s), s.encode('ascii', 'replace'))
            else:
                print(ascii(s), s.encode('ascii', 'backslashreplace'))
        elif errors == 'strict':
            print(ascii(s), s.encode('latin-1'))
        elif errors == 'ignore':
            print(ascii(s), s.encode('latin-1', 'ignore'))
        elif errors == 'replace':
            print(ascii(s), s.encode('latin-1', errors='replace'))
        else:
            print(ascii(s), s.encode('latin-1', 'backslashreplace'))
    except UnicodeEncodeError as e:
        print('UnicodeEncodeError', e)


def entry_point(argv):
    for s in ['', 'plain', 'caf\u00e9', '\u4e2d\u6587', 'a\u00ff\u0100b', '\U0001f600x', 'x\u0301\u0302\u0303']:
        s = s * len(argv)
        print(s.encode(), s.encode('utf-8') == s.encode('UTF8'), s.encode().decode() == s, len(s.encode()), s.encode(encoding='utf-8', errors='strict') == s.encode())
        for enc in ['ascii', 'latin-1']:
            for errors in ['strict', 'ignore', 'replace', 'backslashreplace']:
                encode(s, enc, errors)
    print('abc'.encode('US-ASCII'), 'h\u00e9'.encode('iso-8859-1'), 'h\u00e9'.encode('latin1'), str(b'h\xc3\xa9', 'utf-8') == 'h\u00e9', str(b'h\xe9', encoding='latin-1') == 'h\u00e9', str(b'\xff', 'ascii', 'replace') == '\ufffd')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
