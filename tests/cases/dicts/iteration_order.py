def entry_point(argv):
    d = {'z': 1, 'a': 2, 'm': 3}
    for k in d:
        print(k, d[k])
    d['a'] = 9
    del d['z']
    d['z'] = 4
    for k, v in d.items():
        print(k, v)
    print(list(d.keys()), list(d.values()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
