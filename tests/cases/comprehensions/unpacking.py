def entry_point(argv):
    pairs = [(1, 'a'), (2, 'b')]
    print([n for n, s in pairs], [s for n, s in pairs])
    print([a + b for a, b in zip([1, 2], [10, 20])])
    print([i * v for i, v in enumerate([5, 6, 7])])
    print([x for x, (y, z) in [(1, (2, 3)), (4, (5, 6))] if y + z > 5])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
