def entry_point(argv):
    d = {'a': 'x', 'b': None}
    for k in ['a', 'b', 'c']:
        v = d.get(k)
        if v is None:
            print(k, 'none', k in d)
        else:
            print(k, v)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
