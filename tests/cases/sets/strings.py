def entry_point(argv):
    words = {'a', 'b', 'a'}
    words.update(['c', 'b'])
    print(len(words), 'c' in words)
    print(sorted({len(w) for w in ['x', 'yy', 'zz']}))
    for w in sorted(words):
        print(w)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
