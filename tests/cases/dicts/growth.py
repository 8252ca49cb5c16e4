def entry_point(argv):
    d = {}
    for i in range(5000):
        d[i] = i * i
    for i in range(0, 5000, 2):
        del d[i]
    print(len(d), d[4999], 10 in d, 11 in d)
    total = 0
    for k, v in d.items():
        total += k - v
    print(total)
    for i in range(10):
        d[i] = 0
    print(len(d))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
