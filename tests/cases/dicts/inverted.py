def invert(d):
    result = {}
    for k, v in d.items():
        result[v] = k
    return result


def entry_point(argv):
    inverse = invert({'a': 1, 'b': 2})
    print(inverse[1], inverse[2])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
