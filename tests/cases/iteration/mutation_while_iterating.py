def entry_point(argv):
    n = len(argv)
    xs = [1, 2, 3]
    for x in xs:
        if len(xs) < 6:
            xs.append(x * 10)
    print(xs)
    for x in xs:
        if x == 2:
            xs.remove(x)
        else:
            print(x, end=' ')
    print(xs)
    for x in xs[:]:
        xs.remove(x)
    print(xs)
    ys = [n, 2, 3, 4]
    for i in range(len(ys)):
        ys[i] += ys[i - 1]
    print(ys)
    for y in ys:
        ys = [0]
        print(y, end=' ')
    print(ys)
    d = {n: 1}
    try:
        for k in d:
            del d[k]
            d[k + 1] = 1
            d[k + 2] = 1
    except RuntimeError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
