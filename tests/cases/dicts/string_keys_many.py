def entry_point(argv):
    d = {}
    for i in range(1000):
        d['key' + str(i)] = i
    print(len(d), d['key0'], d['key999'], 'key1000' in d)
    hits = 0
    for i in range(0, 2000, 3):
        if 'key' + str(i) in d:
            hits += 1
    print(hits)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
