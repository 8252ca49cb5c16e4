def entry_point(argv):
    for s in ['abc', 'caf\u00e9', '\u4e2d\u6587x', 'a\U0001f600', '']:
        print(s.encode(), s.encode('utf-8'), s.encode('ascii', 'ignore'), s.encode('ascii', 'replace'), s.encode('latin-1', 'replace'), s.encode('ascii', 'backslashreplace'))
        try:
            print(s.encode('ascii'))
        except UnicodeEncodeError as e:
            print(e)
        try:
            print(s.encode('latin-1'))
        except UnicodeEncodeError as e:
            print(type(e).__name__, e)
        except ValueError:
            print('never')
    print('\u00ff'.encode('latin1'), 'x'.encode(encoding='utf8', errors='strict'), '\u00e9'.encode('iso-8859-1'), 'q'.encode('us-ascii'))
    for b in [b'abc', b'caf\xc3\xa9', b'\xff\xfe', b'ab\xc3', b'\xe4\xb8', b'\xf0\x9f\x98\x80', b'a\x80b', b'\xc0\x80', b'\xed\xa0\x80']:
        print(ascii(b.decode('utf-8', 'replace')), ascii(b.decode('utf-8', 'ignore')), ascii(b.decode('latin-1')), ascii(b.decode('ascii', 'replace')))
        try:
            print(ascii(b.decode()))
        except UnicodeDecodeError as e:
            print(e)
        try:
            print(ascii(b.decode('ascii')))
        except UnicodeDecodeError as e:
            print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
