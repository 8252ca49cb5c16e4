def entry_point(argv):
    print()
    print('one')
    print('a', 'b', 3, 4.5, True, None)
    print('no newline', end='')
    print('|')
    print('a', 'b', sep='-')
    print(1, 2, 3, sep=', ', end='.\n')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
