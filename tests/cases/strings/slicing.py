def entry_point(argv):
    s = 'abcdefgh'
    print(s[2:5], s[:3], s[5:], s[:], s[-3:], s[:-2], s[-5:-2])
    print(s[3:3] + '|', s[5:2] + '|', s[10:] + '|', s[:100])
    n = len(argv)
    print(s[n:n + 3])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
