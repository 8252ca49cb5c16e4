def entry_point(argv):
    print('a,b,c'.split(','))
    print('a,,c,'.split(','))
    print(''.split(','))
    print('a--b--c'.split('--'))
    print('a b c d'.split(' ', 2))
    print('x=1=2'.rsplit('=', 1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
