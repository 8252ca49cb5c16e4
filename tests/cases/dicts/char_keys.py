def entry_point(argv):
    d = {}
    for c in 'mississippi':
        if c in d:
            d[c] += 1
        else:
            d[c] = 1
    for c in sorted(d.keys()):
        print(c, d[c])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
