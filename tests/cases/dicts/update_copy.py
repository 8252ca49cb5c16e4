def entry_point(argv):
    a = {'x': 1, 'y': 2}
    b = a.copy()
    b['x'] = 100
    a.update({'y': 20, 'z': 30})
    for d in [a, b]:
        for k in d:
            print(k, d[k])
    a.clear()
    print(len(a), len(b))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
