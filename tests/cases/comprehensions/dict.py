def entry_point(argv):
    d = {i: i * i for i in range(5)}
    print(d[3], len(d))
    e = {w: len(w) for w in ['a', 'bb', 'ccc'] if len(w) > 1}
    for k in e:
        print(k, e[k])
    f = {v: k for k, v in d.items()}
    print(f[16])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
