def entry_point(argv):
    n = len(argv)
    a = bytearray(range(10))
    print(a[2:5], a[::3], a[::-1], a[-3:], a[n:n], type(a[1:2]).__name__)
    a[2:4] = b'XYZ'
    print(a)
    a[0:0] = b'<<'
    a[len(a):] = [62, 62]
    print(a)
    a[3:6] = b''
    print(a, len(a))
    del a[1:3]
    del a[-1:]
    print(a)
    a[:] = b'reset'
    print(a)
    a[::2] = b'123'
    print(a)
    a[::-1] = b'abcde'
    print(a)
    del a[::2]
    print(a)
    del a[:]
    print(a)
    a = bytearray(b'0123456789')
    del a[8:2:-2]
    print(a)
    try:
        a[::2] = b'x' * (n + 8)
    except ValueError as e:
        print('ValueError', e)
    a[1:3] = a
    print(a, a * 2, 2 * a, a + b'x', b'x' + a, a == bytearray(a), a == bytes(a), bytes(a) == a, a < b'1', a != b'', hash(bytes(a)) == hash(bytes(a)))
    a *= 2
    print(len(a), a.hex())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
