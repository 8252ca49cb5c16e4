def entry_point(argv):
    n = len(argv)
    for s in ['a\tb', '\t', 'ab\tcd\te', 'a\nb\tc', 'a\r\tb', '\u00e9\tx', '12345678\t9', '', 'no tabs', '\t\t|']:
        print([ascii(s.expandtabs()), ascii(s.expandtabs(4)), ascii(s.expandtabs(n)), ascii(s.expandtabs(0)), ascii(s.expandtabs(-1)), ascii(s.expandtabs(tabsize=3))])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
