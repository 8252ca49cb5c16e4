def entry_point(argv):
    n = len(argv)
    a = bytearray(b'hello')
    a.append(33)
    a.extend(b' you')
    a.extend([65, 66 * n])
    a += b'!'
    a += bytearray(b'?')
    a.insert(0, 42)
    a.insert(-1, 43)
    a.insert(100, 44)
    print(a, len(a), a[0], a[-1])
    print(a.pop(), a.pop(0), a.pop(-2), a)
    a.remove(108)
    a.reverse()
    print(a, a.count(b'l'), a.find(b'o'), a.index(111), 33 in a, b'uoy' in a)
    a[0] = 90
    a[-n] = 91
    del a[1]
    print(a, a.copy() == a, a.copy() is a, bytes(a))
    b = a
    b.clear()
    print(a, len(b), not b)
    for what in range(7):
        try:
            if what == 0:
                a.pop()
            elif what == 1:
                a.append(256 * n)
            elif what == 2:
                a.remove(1)
            elif what == 3:
                print(a[0])
            elif what == 4:
                a[0] = 1
            elif what == 5:
                bytearray(b'x')[0] = -n
            else:
                bytearray(b'xyz').pop(7)
        except IndexError as e:
            print(what, 'IndexError', e)
        except ValueError as e:
            print(what, 'ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
