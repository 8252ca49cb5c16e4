def entry_point(argv):
    d = {1: 1, 2: 2}
    try:
        for k in d:
            d[k + 10] = k
    except RuntimeError:
        print('changed')
    for k in list(d.keys()):
        if k < 10:
            del d[k]
    print(len(d))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
