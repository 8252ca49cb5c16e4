def entry_point(argv):
    b = b'one two one'
    print(b.find(b'two'), b.find(b'x'), b.startswith(b'one'), b.endswith(b'one'), b.count(b'one'))
    print(b.split(b' '), b.replace(b'one', b'1'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
