def attempt(b, encoding):
    try:
        if encoding == 'utf-8':
            return ascii(b.decode('utf-8'))
        if encoding == 'ascii':
            return ascii(b.decode('ascii'))
        return ascii(b.decode('latin-1'))
    except UnicodeDecodeError as e:
        return 'UnicodeDecodeError: %s' % e


def entry_point(argv):
    bad = [b'\x80', b'a\xffb', b'\xc3', b'\xc3(', b'\xe2\x82', b'\xe2\x28\xa1', b'\xf0\x90\x28\xbc', b'\xf8\x88\x80\x80\x80', b'\xed\xa0\x80', b'\xc0\xaf', b'\xf4\x90\x80\x80', b'ok\xe4\xb8', b'\xf0\x9f\x98', b'\xc2\xa0', b'\xef\xbf\xbf', b'\xf4\x8f\xbf\xbf']
    for b in bad:
        print(b, attempt(b, 'utf-8'), attempt(b, 'ascii'), attempt(b, 'latin-1'))
        print(ascii(b.decode('utf-8', 'replace')), ascii(b.decode('utf-8', 'ignore')), ascii(b.decode('utf-8', 'backslashreplace')), ascii(b.decode('ascii', 'replace')), ascii(b.decode('ascii', errors='ignore')))
    print(ascii(str(b'caf\xc3\xa9', 'utf-8')), ascii(str(b'\xff', 'latin-1')), ascii(str(b'\xff', 'utf-8', 'replace')), ascii(bytearray(b'\xc3\xa9').decode()), b'abc'.decode(encoding='ascii'), len(bytes('\u4e2d', 'utf-8')))
    try:
        b'\xff'.decode()
    except ValueError as e:
        print(type(e).__name__, isinstance(e, UnicodeError), len(argv))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
