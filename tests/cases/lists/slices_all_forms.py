def entry_point(argv):
    xs = list(range(10))
    big = 10 ** 12
    print(xs[:], xs[2:5], xs[-3:], xs[:-7], xs[5:2], xs[-100:3], xs[8:100], xs[big:], xs[:big], xs[-big:2])
    print(xs[::2], xs[1::3], xs[::-1], xs[::-3], xs[7:2:-2], xs[2:7:-1], xs[-1:-4:-1], xs[:3:-1], xs[3::-1], xs[::big], xs[::-big])
    print(xs[100::-2], xs[-100::2], xs[-100::-1], xs[100:-100:-4], [][::-1], [1][::2], xs[5:5], xs[5:6:-1])
    try:
        print(xs[::len(argv) - len(argv)])
    except ValueError as e:
        print('ValueError', e)
    a = list(range(6))
    a[1:3] = [10, 11, 12, 13]
    print(a)
    a[2:] = []
    print(a)
    a[:0] = [7, 8]
    a[len(a):] = [9]
    print(a)
    a[1:1] = a
    print(a)
    a[::2] = [0] * len(a[::2])
    print(a)
    a[::-1] = range(len(a))
    print(a)
    a[3:6] = (100,)
    a[1:2] = 'xy' and [5, 6]
    print(a)
    for step, new in [(2, [1]), (-2, [1, 2, 3, 4, 5, 6, 7]), (3, [])]:
        try:
            a[::step] = new
        except ValueError as e:
            print('ValueError', e)
    a[2:100:100] = [99]
    print(a)
    del a[1:3]
    print(a)
    del a[::2]
    print(a)
    del a[-1:]
    del a[5:2]
    print(a)
    b = list(range(10))
    del b[::-3]
    print(b)
    del b[1:5:2]
    print(b)
    del b[100:]
    del b[-1], b[0]
    print(b)
    del b[:]
    print(b)
    c = list(range(5))
    c[1:4], d = c[::-1][:3], c[1:2]
    print(c, d)
    s = slice(1, 4)
    e = list('abcdef')
    print(e[s], e[slice(None, None, -2)], e[slice(2)])
    e[s] = ['Z']
    del e[slice(0, 1)]
    print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
