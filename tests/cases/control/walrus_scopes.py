import math


def first_long(words, n):
    if any(len(found := w) > n for w in words):
        return found
    return '?'


def running(xs):
    total = 0
    return [total := total + x for x in xs], total


def chunks(text, n):
    out = []
    while chunk := text[:n]:
        out.append(chunk)
        text = text[n:]
    return out


def lookup(d, k):
    if (v := d.get(k)) is not None and v > 1:
        return v
    elif (w := d.get('default')) is not None:
        return -w
    return 0


def entry_point(argv):
    n = len(argv)
    print(first_long(['a', 'bbb', 'cc'], 2), running([1, 2, 3]), chunks('abcdefg', 3))
    d = {'x': 5, 'y': 1, 'default': 7}
    print(lookup(d, 'x'), lookup(d, 'y'), lookup({'q': 1}, 'z'))
    print([y for x in range(5) if (y := x * x) > 3], y)
    print((a := 3) + (b := a * 2), a, b)
    print(f'{(k := n + 1)} {k!r}')
    xs = [c := 5, c ** 2]
    print(xs, c)
    t = (p := 1, q := p + 1)
    print(t, q)
    m = {(k := 'key'): (v := 9)}
    print(m, k, v)
    print(len(s := 'hello'), s.upper())
    if not (r := math.sqrt(16)) == 4.0:
        print('never')
    print(r)
    f = lambda z: (w := z + 1) * w
    print(f(4))
    print([(i, j) for i in range(3) for j in range(3) if (t2 := i * j) > 1], t2)
    assert (ok := True), 'no'
    print(ok)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
