def entry_point(argv):
    print([x * x for x in range(6)])
    print([x for x in range(20) if x % 3 == 0])
    print([x for x in range(20) if x % 2 if x % 3])
    print([c.upper() for c in 'abc'])
    print([i for i in range(0)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
