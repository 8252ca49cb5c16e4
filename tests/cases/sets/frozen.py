ALLOWED = frozenset(['get', 'put'])


def entry_point(argv):
    print('get' in ALLOWED, 'del' in ALLOWED, len(ALLOWED))
    n = 3
    print(n in {1, 2, 3}, n in {4, 5})
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
