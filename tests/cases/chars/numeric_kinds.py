def entry_point(argv):
    for c in ['5', '\u0665', '\u00b2', '\u00bd', '\u2167', '\u4e94', 'x', '\u2460', '\U0001d7ce', ' ', '-', '\u0bf0']:
        print(ascii(c), c.isdigit(), c.isdecimal(), c.isnumeric(), c.isalnum(), c.isalpha(), c.isidentifier(), c.isprintable())
    for s in ['123', '12\u00b2', '1\u00bd', '', '\u0661\u0662', '1.5', '-1']:
        print(ascii(s), s.isdigit(), s.isdecimal(), s.isnumeric())
    for s in ['\u0661\u0662', ' 7 ', '\uff11\uff12']:
        print(int(s), float(s))
    for s in ['\u00b2', '\u00bd', '\u4e94']:
        try:
            print(int(s))
        except ValueError as e:
            print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
