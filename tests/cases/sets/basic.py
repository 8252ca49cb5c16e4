def entry_point(argv):
    s = set()
    for x in [3, 1, 3, 2, 1]:
        s.add(x)
    print(len(s), 3 in s, 9 in s)
    s.remove(3)
    s.discard(100)
    print(sorted(s))
    try:
        s.remove(3)
    except KeyError:
        print('gone')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
