def entry_point(argv):
    d = dict.fromkeys(['a', 'b'], 0)
    d['a'] += 1
    print(d['a'], d['b'])
    e = dict([(1, 'one'), (2, 'two')])
    print(e[2], len(e))
    f = dict(x=1, y=2)
    print(f['y'])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
