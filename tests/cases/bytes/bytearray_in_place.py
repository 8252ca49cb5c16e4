def entry_point(argv):
    n = len(argv)
    a = bytearray(b'hello')
    a.append(33)
    a.extend(b' wor')
    a.extend([108, 100])
    a += b'!'
    a += bytearray(b'?')
    a.insert(0, 62)
    a.insert(100, 60)
    print(a, len(a), a[0], a[-1], a.pop(), a.pop(0), a)
    a[0] = 72
    a[1:3] = b'EE'
    a[5:6] = b''
    a[-2:] = b'12345'
    print(a, a[::-1], a[::2], a[2:4])
    del a[0]
    del a[-5:]
    del a[::2]
    print(a, a.copy(), a == b'EL ol', a == bytearray(a), a != b'x', bytes(a), list(a))
    a.reverse()
    a.remove(69 if 69 in a else a[0])
    print(a, a * 2, a + b'z', b'z' + a, 2 * a)
    a *= 2
    a.clear()
    print(a, bool(a), len(a), bytearray(3), bytearray([1, 2, 255]), bytearray('h\u00e9', 'utf-8'), bytearray(b'x') * n)
    for which in range(6):
        try:
            if which == 0:
                a.append(256)
            elif which == 1:
                a.pop()
            elif which == 2:
                a.remove(1)
            elif which == 3:
                a[0] = 1
            elif which == 4:
                bytearray([n - 2])
            else:
                print(a[n])
        except (ValueError, IndexError) as e:
            print(type(e).__name__, e)
    a[0:0] = b'abc'
    a[1:2] = [90, 89]
    a[::2] = b'..'
    print(a)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
