def entry_point(argv):
    n = len(argv)
    table = str.maketrans('abc', 'xyz')
    print('aabbcc d'.translate(table), 'abc'.translate(str.maketrans('a', 'b', 'c')), 'hello'.translate(str.maketrans('', '', 'l')))
    d = {ord('a'): 'AA', ord('b'): '', ord('\u00e9'): 'e'}
    print('abc\u00e9'.translate(d), ''.translate(d), 'xyz'.translate(d))
    ints = {97: 98, 98: 0x1f600, 0xe9: 101}
    print(ascii('ab\u00e9c'.translate(ints)))
    mixed = str.maketrans({'a': '1', 'b': '22', 'c': ''})
    print('abcabcd'.translate(mixed))
    deleting = {ord(c): None for c in 'aeiou'}
    print('programming language'.translate(deleting))
    rot = {}
    for i in range(26):
        rot[97 + i] = 97 + (i + 13 * n) % 26
    print('hello'.translate(rot), 'hello'.translate(rot).translate(rot))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
