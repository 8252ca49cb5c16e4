def entry_point(argv):
    """Each string is 200 kB at its end: a gigabyte is copied if each append copies."""
    n = 10000 * len(argv)
    s = ''
    b = b''
    piece = 'ab' * 10
    for i in range(n):
        s += piece
        b += b'0123456789'
        if len(s) % 40000 == 0 and len(b) > 7:
            s += '\u00e9'
    print(len(s), len(b), s[:5], b[-3:], s.count('\u00e9'), s[-3:] == 'ab\u00e9')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
