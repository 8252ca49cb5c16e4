def entry_point(argv):
    for s in ['', '\n', 'a', 'a\n', 'a\nb', 'a\r\nb\rc\n\rd', '\n\n', 'x\x0by\x0cz\x1cw\x1dv\x1eu', 'p\x85q\u2028r\u2029s', '\u00e9\r\n\U0001f600\n', 'tail\r', 'a\t\x1fb']:
        print([ascii(x) for x in s.splitlines()], [ascii(x) for x in s.splitlines(True)], len(s.splitlines(keepends=True)), s.splitlines(keepends=False) == s.splitlines())
    text = 'one\ntwo\n\nthree' * len(argv)
    for i, line in enumerate(text.splitlines(), 1):
        print(i, line)
    keep = len(argv) == 1
    print(text.splitlines(keep), ''.join(text.splitlines(True)) == text)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
