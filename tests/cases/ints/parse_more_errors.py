def attempt(text, base):
    try:
        print(repr(text), base, int(text, base))
    except ValueError as e:
        print(repr(text), base, 'ValueError:', e)


def plain(text):
    try:
        print(repr(text), int(text))
    except ValueError as e:
        print(repr(text), 'ValueError:', e)


def entry_point(argv):
    for text in ['', ' ', '12', ' 12 ', '+5', '-5', '--5', '+-5', '1 2', '1_000', '_1', '1_', '1__0', '0x10', '0b1', '007', '00', '1.5', '1e3',
                 'abc', '\t7\n', '\u0663\u0664', '- 5', '+', '-', 'None', '12L', "it's"]:
        plain(text)
    for text in ['z', 'Zz', '10', '0x1F', '0b101', '0o17', '0X1f', '-0x10', '+0b1', '0x', '0b2', '08', '0', '1f', '0_7', '0x_f']:
        for base in [0, 2, 8, 10, 16, 36]:
            attempt(text, base)
    attempt('10', 1)
    attempt('10', 37)
    attempt('10', -2)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
