def entry_point(argv):
    print([ord(c) for c in 'AZ'])
    print(''.join([c for c in 'a1b2c3' if c.isalpha()]))
    print([w[0] for w in 'quick brown fox'.split()])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
