def get(d, k):
    try:
        return d[k]
    except KeyError:
        return -1


def entry_point(argv):
    print(get({'a': 1}, 'a'), get({'a': 1}, 'b'), get({}, 'x'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
