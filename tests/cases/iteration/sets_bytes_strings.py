def entry_point(argv):
    n = len(argv)
    s = {3, 1, n + 1}
    total = 0
    for x in s:
        total += x
    print(total, sorted(s))
    for b in b'az\xff':
        print(b, end=' ')
    for b in bytearray(b'hi'):
        print(b, end=' ')
    for c in 'aé€\U0001f600':
        print(c, ord(c), end=' ')
    print()
    for x in frozenset([5]):
        print(x)
    for x in ():
        print('never')
    for x in (n, 2, 3):
        print(x, end=' ')
    for x in range(3, 3):
        print('never')
    else:
        print('else')
    for i in range(10, -1, -4):
        print(i, end=' ')
    for i in range(-3, 3, 2):
        print(i, end=' ')
    print()
    for line in 'one\ntwo'.split('\n'):
        for ch in line:
            if ch == 'n':
                break
            print(ch, end='')
        else:
            print('|', end='')
    print()
    try:
        for x in {1: 2, 3: 4}:
            if x == 3:
                raise KeyError(x)
    except KeyError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
