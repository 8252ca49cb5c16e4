def entry_point(argv):
    n = len(argv)
    for b in [b'', b'a', b'hello world']:
        for step in [1, 2, -1, -3]:
            print(step, b[::step], b[1::step], b[:3:step], b[-2::step], b[4:0:step], b[100:-100:step])
        print(b[n:], b[:n], b[-n:], b[:-n], b[2:2], b[5:2], b[:])
    b = b'\x00\x7f\x80\xff'
    print(b[0], b[-1], b[n], [x for x in b], list(b), b[0:1], b[3:], b[::-1], sum(b), max(b), min(b), sorted(b), len(b), b + b'x', b * 2, 2 * b, b * 0, b'' + b)
    for i in [4, -5, 100]:
        try:
            print(b[i * n])
        except IndexError as e:
            print('IndexError', e)
    try:
        print(b[::n - 1])
    except ValueError as e:
        print('ValueError', e)
    print(b[slice(1, 3)], list(reversed(b)), [(i, x) for i, x in enumerate(b[:2])], {b[:1]: 1}, b'abc'[1] == 98, b'abc'[1:2] == b'b', tuple(b'ab') if n > 5 else (97, 98))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
