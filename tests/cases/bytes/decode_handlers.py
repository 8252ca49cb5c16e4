def strict(b):
    try:
        return ascii(b.decode())
    except UnicodeDecodeError as e:
        return 'UnicodeDecodeError ' + str(e)


def ascii_strict(b):
    try:
        return ascii(b.decode('ascii'))
    except UnicodeDecodeError as e:
        return 'UnicodeDecodeError ' + str(e)


def entry_point(argv):
    samples = [b'', b'plain', b'caf\xc3\xa9', b'\xe4\xb8\xad', b'\xf0\x9f\x98\x80!', b'\xff', b'a\xc3', b'\xc3(', b'\xe4\xb8', b'\xe4\xb8x', b'\xf0\x9f\x98', b'\xc0\x80', b'\xed\xa0\x80', b'\xf4\x90\x80\x80', b'\x80abc', b'ok\xfe\xffok', b'\xe2\x28\xa1', b'\xf0\x28\x8c\xbc']
    for b in samples:
        b = b * len(argv)
        print(b, strict(b), ascii(b.decode('utf-8', 'ignore')), ascii(b.decode('utf-8', 'replace')), ascii(b.decode('utf-8', 'backslashreplace')), ascii(b.decode('latin-1')))
        print(ascii_strict(b), ascii(b.decode('ascii', 'ignore')), ascii(b.decode('ascii', errors='replace')), ascii(b.decode('ascii', 'backslashreplace')))
        a = bytearray(b)
        print(ascii(a.decode('utf-8', 'replace')), ascii(a.decode('latin-1')), len(a.decode('utf-8', 'ignore')))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
