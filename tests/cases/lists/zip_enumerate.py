def entry_point(argv):
    names = ['a', 'b', 'c']
    values = [1, 2, 3]
    for n, v in zip(names, values):
        print(n, v)
    for i, n in enumerate(names):
        print(i, n)
    for i, (n, v) in enumerate(zip(names, values)):
        print(i, n, v)
    for a, b in zip(values, [9, 8]):
        print(a * b)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
