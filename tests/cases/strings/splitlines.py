def entry_point(argv):
    print('a\nb\nc'.splitlines())
    print('a\n\nb\n'.splitlines())
    print(''.splitlines())
    for line in 'one\r\ntwo'.splitlines():
        print(line)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
