def entry_point(argv):
    print([x if x % 2 else -x for x in range(6)])
    print(['even' if x % 2 == 0 else 'odd' for x in range(3)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
