# A slice with a step of 1 is one without: what is assigned may have any size.


def stored(part, b):
    a = list(range(6))
    try:
        a[part] = b
    except ValueError as e:
        print(e)
    print(a, end=' ')


def lists(b, step):
    stored(slice(1, 4, step), b)
    stored(slice(4, 1, step), b)
    stored(slice(10, 12, step), b)
    a = list(range(6))
    try:
        a[::step] = b
    except ValueError as e:
        print(e)
    print(a)


def arrays(b, step):
    a = bytearray(b'abcdef')
    try:
        a[1:4:step] = b
    except ValueError as e:
        print(e)
    print(a, end=' ')
    try:
        a[::step] = b
    except ValueError as e:
        print(e)
    print(a)


def itself(step):
    a = [1, 2, 3, 4]
    a[::step] = a
    print(a, end=' ')
    a[::step] = a[1:3] * 2
    del a[::step]
    print(a)


def entry_point(argv):
    for step in (1, 2, -1, 3, -2, 100, -100):
        for b in ([], [7], [7, 8], [7, 8, 9], [1, 2, 3, 4, 5, 6]):
            lists(b, step)
            arrays(bytes(b), step)
    itself(1)
    itself(-1)
    a = [1, 2, 3]
    a[::1] = [9]
    print(a)
    a[0:0:1] = [4, 5]
    print(a)
    a[10::1] = (6,)
    print(a)
    del a[::1]
    print(a)
    fixed = [0] * 4
    fixed[::2] = [5, 6]
    print(fixed)
    b = bytearray(b'abc')
    b[::1] = b'long text'
    b[5::1] = b''
    print(b)
    try:
        a[::len(argv) - 1] = [1]
    except ValueError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
