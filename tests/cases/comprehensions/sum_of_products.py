def dot(a, b):
    return sum([x * y for x, y in zip(a, b)])


def entry_point(argv):
    print(dot([1, 2, 3], [4, 5, 6]))
    print(max([abs(x) for x in [-3, 2]]), min([x * x for x in [-3, 2]]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
