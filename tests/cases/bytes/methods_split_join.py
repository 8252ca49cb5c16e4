def entry_point(argv):
    n = len(argv)
    b = b' a  b,c\td '
    print(b.split(), b.rsplit(), b.split(b','), b.split(None, 1), b.rsplit(None, 1), b.split(b' ', 2), b.rsplit(b' ', 2), b.split(maxsplit=2), b.split(sep=b','))
    print(b''.split(), b''.split(b','), b','.split(b','), b'a<>b<>c'.split(b'<>'), b'a<>b<>c'.rsplit(b'<>', n), b'abc'.split(b'abc'))
    print(b', '.join([b'x', b'y', b'z']), b''.join([]), b'-'.join([b'only']), b'|'.join((b'p', b'q')), b''.join([bytes([i]) for i in range(65, 70)]), b'+'.join(b'1 2 3'.split()))
    print(b'a=b=c'.partition(b'='), b'a=b=c'.rpartition(b'='), b'abc'.partition(b'='), b'abc'.rpartition(b'='), b'==='.partition(b'=='))
    print(b'a\nb\r\nc\rd'.splitlines(), b'a\nb\r\n'.splitlines(True), b''.splitlines(), b'\n\n'.splitlines(), b'x\x0by\x85z\n'.splitlines(keepends=True))
    print(b'aXbXc'.replace(b'X', b'--'), b'aXbXc'.replace(b'X', b'', 1), b'abc'.replace(b'', b'.'), b'abc'.replace(b'z', b'y'), b'aaa'.replace(b'aa', b'b'))
    for bad in range(3):
        try:
            if bad == 0:
                print(b.split(b''))
            elif bad == 1:
                print(b.partition(b''))
            else:
                print(b.rsplit(b'' * n))
        except ValueError as e:
            print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
