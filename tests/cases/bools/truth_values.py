def truth(n, s, items):
    if n:
        print('n')
    if s:
        print('s')
    if items:
        print('items')
    if not n and not s and not items:
        print('nothing')


def entry_point(argv):
    truth(0, '', [0][1:])
    truth(1, 'x', [0])
    truth(-1, '', [1, 2])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
