def entry_point(argv):
    s = 'needle in haystack'
    print('needle' in s, 'hay' in s, 'Needle' in s, '' in s, 'x' not in s)
    for c in 'nxz ':
        print(c in s)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
