def entry_point(argv):
    d = {b'a': 1, b'bc': 2}
    print(d[b'a'], d.get(b'bc', 0), d.get(b'x', -1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
