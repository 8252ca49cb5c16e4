def entry_point(argv):
    n = len(argv)
    b = b'hello world, hello'
    print(b.find(b'hello'), b.find(b'hello', n), b.rfind(b'hello'), b.find(b'z'), b.find(111), b.rfind(111), b.find(b'', 3), b.find(b'o', 5, 8), b.find(b'l', -3), b.find(b'hello', -5, -1))
    print(b.index(b'world'), b.rindex(b'l'), b.index(104, 1), b.count(b'l'), b.count(b''), b.count(108), b.count(b'hello', 1), b.count(b'o', -5))
    print(b.startswith(b'hell'), b.endswith(b'lo'), b.startswith(b'world', 6), b.endswith(b'world', 0, 11), b.startswith((b'x', b'h')), b.endswith((b'x', b'y')), b.startswith(b''), b.startswith(b'hello', n))
    print(b'wor' in b, b'xyz' in b, 104 in b, 200 in b, b'' in b'', b'h' not in b, b == b'hello', b != b'x', b > b'abc', b'a' < b'b' <= b'b', b'ab' < b'b')
    for method in range(3):
        try:
            if method == 0:
                print(b.index(b'zz'))
            elif method == 1:
                print(b.rindex(122))
            else:
                print(300 in b)
        except ValueError as e:
            print('ValueError', e)
    print(b'\xff\xfe\x00\xff'.find(b'\xff', 1), b'\x00\x00'.count(b'\x00'), b'a\x00b'.index(0), b'aaaa'.count(b'aa'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
