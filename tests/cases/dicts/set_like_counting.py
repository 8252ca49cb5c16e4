def common(a, b):
    seen = {}
    for x in a:
        seen[x] = True
    return [x for x in b if x in seen]


def entry_point(argv):
    print(common([1, 2, 3, 4], [3, 4, 5]))
    print(common(['a'], ['b', 'a']))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
