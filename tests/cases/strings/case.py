def entry_point(argv):
    s = 'Hello World 42'
    print(s.upper(), s.lower(), s.swapcase())
    print('word'.capitalize(), 'WORD'.capitalize(), 'two words'.title())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
