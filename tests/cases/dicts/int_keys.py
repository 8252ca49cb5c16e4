def entry_point(argv):
    d = {}
    for i in range(100):
        d[i * 7 % 101] = i
    print(len(d), d[7], d[14], d.get(1000, -1), 50 in d)
    total = 0
    for k in d:
        total += k * d[k]
    print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
