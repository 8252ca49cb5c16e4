def entry_point(argv):
    total = 0
    for v in (1, 2, 3, 4):
        total += v
    print(total)
    for name in ('x', 'y'):
        print(name)
    print(2 in (1, 2, 3), 'z' in ('x', 'y'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
