def entry_point(argv):
    seps = ['\n', '\r', '\r\n', '\v', '\f', '\x1c', '\x1d', '\x1e', '\x85', '\u2028', '\u2029', '\x1f', '\u00a0', '\n\r']
    for sep in seps:
        s = 'a' + sep + 'b' + sep
        print(ascii(sep), ascii(s.splitlines()), ascii(s.splitlines(True)), ascii(s.split()), sep.isspace())
    print(''.splitlines(), '\n'.splitlines(), '\n\n'.splitlines(True), 'a'.splitlines(keepends=True), '\r\n\r'.splitlines(True))
    print(b'a\nb\r\nc\rd\x0be\x0cf\x1cg\x85'.splitlines(), b''.splitlines(), b'x\n'.splitlines(True))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
