class Box:
    def __init__(self):
        self.n = 1
        self.items = [1, 2, 3]
        self.text = 'a'


def entry_point(argv):
    n = len(argv)
    xs = list(range(10))
    del xs[2:4]
    print(xs)
    del xs[:n]
    del xs[-1:]
    print(xs)
    del xs[5:100]
    del xs[2:1]
    print(xs)
    del xs[:]
    print(xs)
    b = Box()
    b.n += 5
    b.n *= 2
    b.n -= n
    b.n //= 2
    b.n **= 2
    b.n %= 7
    b.n <<= 3
    b.n |= 5
    b.n &= ~1
    b.n ^= 3
    b.n >>= 1
    print(b.n)
    b.text += 'é' * n
    b.text *= 2
    print(b.text)
    b.items += [4]
    b.items[0] += 10
    b.items[-1] *= 3
    b.items[1:2] += [7, 8]
    print(b.items)
    b.items *= 2
    print(b.items)
    d = {'a': 1}
    d['a'] += n
    d['a'] <<= 2
    print(d)
    try:
        d['b'] += 1
    except KeyError as e:
        print('KeyError', e)
    m = [[0] * 2 for i in range(2)]
    m[n][0] += 5
    m[n][1] -= 1
    print(m)
    f = 1.0
    f /= 4
    f += n
    print(f)
    t = (1,)
    t += (2, n)
    print(t)
    ys = xs
    ys += [1]
    print(xs, ys is xs)
    s = {1}
    s |= {2}
    s -= {1}
    print(s)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
