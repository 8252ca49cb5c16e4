def attempt(values):
    try:
        print(bytes(values))
    except ValueError as e:
        print('ValueError', e)
    try:
        print(bytearray(values))
    except ValueError as e:
        print('ValueError', e)


def gen(n):
    for i in range(n):
        yield i * 3


def entry_point(argv):
    n = len(argv)
    print(bytes(), bytes(n + 2), bytes(0), bytes([]), bytes([1, 2, 255]), bytes((65, 66)), bytes(range(5)), bytes(b'copy'), bytes(bytearray(b'x')), bytes(x + 1 for x in range(3)), bytes(gen(4)), bytes({1: 2}))
    print(bytearray(), bytearray(n + 1), bytearray(b'ab'), bytearray([7]), bytearray(range(3)), bytearray(gen(2)), bytearray(bytearray(b'q')), bytearray('h\u00e9', 'utf-8'), bytes('h\u00e9', 'latin-1'), bytes('abc', encoding='ascii'), bytearray('x', 'utf8'))
    attempt([256 * n])
    attempt([-1 * n])
    attempt([0, 255, 1000])
    for bad in range(2):
        try:
            if bad:
                print(bytes(-n))
            else:
                print(bytearray(-5 * n))
        except ValueError as e:
            print('ValueError', e)
    data = bytes(range(256))
    print(len(data), data[200], bytes(reversed(data))[:3], sum(data), hash(b'abc') == hash(bytes([97, 98, 99])), data[65:70], bytes([x for x in data if x % 50 == 0]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
