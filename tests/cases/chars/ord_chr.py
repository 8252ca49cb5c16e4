def entry_point(argv):
    for c in 'aZ0 ~':
        print(ord(c), chr(ord(c) + 1))
    print(chr(65), chr(233), chr(0x4e16), len(chr(0)))
    try:
        print(chr(-len(argv)))
    except ValueError:
        print('value error')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
