def entry_point(argv):
    print(max('hello'), min('hello'), max(['b', 'abc']), min('z', 'y'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
