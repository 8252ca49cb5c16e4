def entry_point(argv):
    a = 'ab' + 'c' * len(argv)
    b = 'a' + 'bc' * len(argv)
    print(a == b, a != b, hash(a) == hash(b))
    d = {a: 1}
    print(b in d, 'abd' in d)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
