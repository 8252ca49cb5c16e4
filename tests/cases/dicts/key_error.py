def lookup(d, k):
    try:
        return d[k]
    except KeyError:
        return -1


def remove(d, k):
    try:
        del d[k]
    except KeyError:
        print('cannot remove', k)


def entry_point(argv):
    d = {'x': 5}
    print(lookup(d, 'x'), lookup(d, 'y'))
    remove(d, 'x')
    remove(d, 'x')
    print(len(d))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
