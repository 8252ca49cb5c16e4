CACHE = {'start': 0}


def remember(k, v):
    CACHE[k] = v


def entry_point(argv):
    for i in range(20):
        remember('k' + str(i), i)
    print(len(CACHE), CACHE['k7'], CACHE['start'])
    del CACHE['start']
    print('start' in CACHE)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
