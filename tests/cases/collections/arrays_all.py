from array import array


def entry_point(argv):
    a = array('i', [1, 2, 3])
    a.append(4)
    a.extend([5, 6])
    a.extend(array('i', [7]))
    print(a, len(a), a[0], a[-1], a[1:3], a[::-2], list(a), a.tolist(), a.typecode, a.itemsize)
    a.insert(0, -1)
    a.insert(-1, 50)
    print(a.pop(), a.pop(0), a.pop(-2), a)
    a.remove(50)
    a.reverse()
    print(a, a.index(3), a.count(3), 3 in a, 99 in a, sum(a), max(a), sorted(a))
    a[0] = 100
    del a[1]
    del a[-1:]
    print(a, a + array('i', [8]), a * 2, a == array('i', [100, 3, 2]) or True, a != array('i'))
    a += array('i', [9])
    print(a, [x * 2 for x in a], array('i', a) == a, array('i', [1]) < array('i', [2]))
    b = array('B', b'ab')
    b.append(255)
    print(b, b[0])
    for bad in (256, -1):
        try:
            b.append(bad)
        except OverflowError as e:
            print('OverflowError', e)
    d = array('d', [0.5, 2])
    d.append(3)
    d[0] = 1.25
    print(d, d[0], sum(d), array('f', [0.1])[0] == 0.1, array('h', [-5]), array('q', [2 ** 62]), array('d'))
    for f in range(5):
        try:
            if f == 0:
                a[100]
            elif f == 1:
                a[100] = 1
            elif f == 2:
                a.remove(12345)
            elif f == 3:
                a.index(12345)
            else:
                array('i').pop()
        except (IndexError, ValueError) as e:
            print(f, e)
    c = array('i', range(5))
    c[1:3] = array('i', [9, 9, 9])
    print(c, c[2:2], len(c))
    a.fromlist([1, 2])
    print(a[-2:])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
