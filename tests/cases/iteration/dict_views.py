def entry_point(argv):
    d = {'one': 1, 'two': 2, 'three': len(argv) + 2}
    for k in d:
        print(k)
    for k in d.keys():
        print(k, end=' ')
    for v in d.values():
        print(v, end=' ')
    for k, v in d.items():
        print(k, v, end=';')
    print()
    for i, (k, v) in enumerate(d.items(), start=1):
        print(i, k, v)
    for k, (a, b) in {'x': (1, 2), 'y': (3, 4)}.items():
        print(k, a, b)
    for a, b in zip(d, d.values()):
        print(a, b)
    for k in reversed(list(d)):
        print(k)
    for k in reversed(d):
        print(k)
    for k in sorted(d, key=lambda k: d[k], reverse=True):
        print(k)
    ks, vs, its = d.keys(), d.values(), d.items()
    d['four'] = 4
    print(len(ks), list(vs), list(its)[-1], 'four' in ks, 4 in vs, ('four', 4) in its)
    try:
        for k in d:
            d[k + 'x'] = 1
    except RuntimeError as e:
        print(e)
    for k in list(d):
        if len(k) > 4:
            del d[k]
    print(d, min(d), max(d.values()))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
