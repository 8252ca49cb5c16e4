def entry_point(argv):
    s = 'abcdefgh'
    print(s[::2], s[1::2], s[::-1], s[6:1:-2], s[::3])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
