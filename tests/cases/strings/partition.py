def entry_point(argv):
    head, sep, tail = 'key=value=more'.partition('=')
    print(head, sep, tail)
    head, sep, tail = 'nothing'.partition('=')
    print(head, sep == '', tail == '')
    head, sep, tail = 'a.b.c'.rpartition('.')
    print(head, sep, tail)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
