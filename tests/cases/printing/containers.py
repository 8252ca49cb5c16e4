def entry_point(argv):
    print([1, 2], ['a', "b'c"], [[1], []])
    print({'a': 1, 'b': 2}, {1: [2, 3]})
    print([True, False], [1.5, -0.0], [None, 'x'])
    print([(1, 'a'), (2, 'b')])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
