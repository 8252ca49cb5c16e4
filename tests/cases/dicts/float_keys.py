def entry_point(argv):
    d = {0.5: 'half', 1.5: 'more'}
    d[2.0] = 'two'
    print(d[0.5], d[2.0], 1.25 in d, len(d))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
