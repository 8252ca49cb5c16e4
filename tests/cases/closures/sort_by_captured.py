def entry_point(argv):
    weights = {'a': 3, 'b': 1, 'c': 2}
    names = ['a', 'b', 'c']
    names.sort(key=lambda n: weights[n])
    print(names)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
