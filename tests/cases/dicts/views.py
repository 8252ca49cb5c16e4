def entry_point(argv):
    d = {'one': 1, 'two': 2, 'three': 3}
    total = 0
    for v in d.values():
        total += v
    names = ''
    for k in d.keys():
        names += k
    print(total, names)
    print(sorted(d.keys()), sorted(d.values()))
    for k, v in sorted(d.items()):
        print(k, v)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
