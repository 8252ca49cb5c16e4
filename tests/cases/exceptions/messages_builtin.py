def entry_point(argv):
    n = len(argv)
    xs = [1, 2, 3]
    t = (1, 2)
    s = 'abc'
    d = {'k': 1}
    di = {1: 'a'}
    b = b'xy'
    e = []
    for k in range(32):
        try:
            if k == 0:
                xs[n + 5]
            elif k == 1:
                xs[n + 5] = 1
            elif k == 2:
                s[n + 5]
            elif k == 3:
                d['no']
            elif k == 4:
                di[n + 7]
            elif k == 5:
                n // (n - 1)
            elif k == 6:
                n % (n - 1)
            elif k == 7:
                n / (n - 1)
            elif k == 8:
                divmod(n, n - 1)
            elif k == 9:
                1.5 / (n - 1)
            elif k == 10:
                1.5 % (n - 1)
            elif k == 11:
                int('x%d' % n)
            elif k == 12:
                float('y')
            elif k == 13:
                xs.index(9)
            elif k == 14:
                xs.remove(9)
            elif k == 15:
                e.pop()
            elif k == 16:
                xs.pop(n + 7)
            elif k == 17:
                s.index('q')
            elif k == 18:
                b[n + 6]
            elif k == 19:
                del xs[n + 9]
            elif k == 20:
                del d['zz']
            elif k == 21:
                d.pop('zz')
            elif k == 22:
                {}.popitem()
            elif k == 23:
                max(e)
            elif k == 24:
                chr(n - 5)
            elif k == 25:
                ord(s)
            elif k == 26:
                a, c = xs
            elif k == 27:
                a, c, f, g = xs
            elif k == 28:
                set([1]).remove(n + 1)
            elif k == 29:
                1 << (n - 3)
            elif k == 30:
                int('12', n)
            elif k == 31:
                list(range(1, 5, n - 1))
            print(k, 'no error')
        except Exception as e2:
            print(k, type(e2).__name__, e2)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
