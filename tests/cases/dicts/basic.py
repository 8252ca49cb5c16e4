def entry_point(argv):
    d = {'a': 1, 'b': 2}
    d['c'] = 3
    d['a'] = 10
    print(d['a'], d['c'], len(d), 'b' in d, 'z' in d, 'z' not in d)
    del d['b']
    print(len(d), 'b' in d)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
