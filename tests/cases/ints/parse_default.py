def attempt(text):
    try:
        print(repr(text), int(text) + 1)
    except ValueError as e:
        print('ValueError', e)


def entry_point(argv):
    for text in ['0', '-0', '42', '  42\n', '+42', '--42', '4 2', '1_000_000', '1_000_', '0_1', 'abc', '9223372036854775806', '-9223372036854775808', '1e5', '0x10', 'None', "it's", 'tab\there', 'n\u00e9', '\u4e00']:
        attempt(text)
    print(int(b'42') + 1, int(b' -7 '), int('7' * len(argv)))
    try:
        print(int(b'4x'))
    except ValueError as e:
        print('ValueError', e)
    print(int(), int(True), int(3.99), int(-3.99), int('9'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
