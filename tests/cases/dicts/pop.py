def entry_point(argv):
    d = {'a': 1, 'b': 2, 'c': 3}
    print(d.pop('b'), d.pop('x', -1), len(d))
    try:
        d.pop('b')
    except KeyError:
        print('gone')
    k, v = d.popitem()
    print(k, v, len(d))
    d.clear()
    try:
        d.popitem()
    except KeyError:
        print('empty')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
