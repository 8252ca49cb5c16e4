def entry_point(argv):
    n = len(argv)
    print(hash((n, 'a')) == hash((1, 'a')), hash((n, 2)) == hash((1, 2)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
