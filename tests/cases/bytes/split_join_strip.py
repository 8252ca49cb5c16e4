def entry_point(argv):
    for b in [b'a,b,,c', b'', b',', b' a  b ', b'one two\tthree\n', b'abc']:
        print(b.split(b','), b.rsplit(b',', 1), b.split(), b.rsplit(None, 1), b.split(b',', 1), b.partition(b','), b.rpartition(b','), b.strip(), b.lstrip(b' a'), b.rstrip(b'c\n'))
    print(b'-'.join([b'a', b'b']), b''.join([]), b', '.join([b'x']), b'.'.join((b'p', b'q')), bytearray(b'+').join([b'1', b'2']), b''.join(bytes([c]) for c in b'xyz'))
    print(b'a\nb\r\nc\rd'.splitlines(), b'a\n\n'.splitlines(True), b'AbC'.lower(), b'AbC'.upper(), b'abc def'.title(), b'aBC'.capitalize(), b'aBc'.swapcase(), b'5'.zfill(3), b'-5'.zfill(4), b'ab'.center(6, b'*'), b'ab'.ljust(4), b'ab'.rjust(4, b'.'), b'a\tb'.expandtabs(3))
    print(b'abc'.replace(b'b', b'XX'), b'aaa'.replace(b'a', b'', 2), b'abc'.replace(b'', b'-'), b'prefix-x'.removeprefix(b'prefix-'), b'x.py'.removesuffix(b'.py'), b'abc'.removeprefix(b'z'))
    print(b'abc'.isalpha(), b'a1'.isalnum(), b'12'.isdigit(), b' \n'.isspace(), b'AB'.isupper(), b'ab'.islower(), b'Ab Cd'.istitle(), b'\x7f'.isascii(), b'\x80'.isascii(), b''.isalpha(), b''.isascii(), b'\xe9'.isalpha())
    try:
        print(b'a'.split(b''))
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
