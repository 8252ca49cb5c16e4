def entry_point(argv):
    print([1, 2] == [1, 2], [1, 2] == [2, 1], [1] != [1, 2])
    print([1, 2] < [1, 3], [1] < [1, 0], [2] > [1, 9], [1] <= [1])
    print(['a'] == ['a'], [[1]] == [[1]], [1.5] == [1.5])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
