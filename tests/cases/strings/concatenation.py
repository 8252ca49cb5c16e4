def entry_point(argv):
    a = 'hello'
    b = 'world'
    c = a + ' ' + b
    print(c, len(c))
    c += '!'
    print(c)
    print('=' * 10 + 'ab' * 3 + 'x' * 0 + 'y' * -1 + '|')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
