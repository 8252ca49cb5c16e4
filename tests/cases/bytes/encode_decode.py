def entry_point(argv):
    s = 'h\u00e9llo'
    b = s.encode('utf-8')
    print(len(s), len(b), b)
    print(b.decode('utf-8') == s)
    print('abc'.encode('ascii'), b'xyz'.decode('ascii'), s.encode('latin-1'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
