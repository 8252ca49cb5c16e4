def entry_point(argv):
    n = len(argv)
    for b in [b'hello World', b'HELLO', b'', b'they\'re bill\'s', b'\xe9cole\xff', b'123abc', b'a\tb', b'Title Case', b' x ']:
        b = b * n
        print(b.upper(), b.lower(), b.title(), b.capitalize(), b.swapcase())
        print(b.isalpha(), b.isdigit(), b.isalnum(), b.isspace(), b.isupper(), b.islower(), b.istitle(), b.isascii())
        print(b.ljust(8), b.rjust(8, b'*'), b.center(9, b'-'), b.zfill(8), b.ljust(2), b.expandtabs(), b.expandtabs(4))
        print(b.strip(), b.lstrip(), b.rstrip(), b.strip(b'hd\xe9'), b.lstrip(b'h'), b.rstrip(b'ds\xff'), b.removeprefix(b'he'), b.removesuffix(b'd'))
    print(b'-5'.zfill(4), b'+5'.zfill(4), b'--'.zfill(4), b'5'.zfill(n), b'a\tb\n\tc'.expandtabs(3), b'\t'.expandtabs(0), b'x'.center(4), b'ab'.center(5))
    try:
        print(b'ab'.center(6, b'xy'))
    except TypeError as e:
        print('TypeError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
