from rpython.rlib.rbigint import rbigint


def fib(n):
    a = rbigint.fromint(0)
    b = rbigint.fromint(1)
    for _ in range(n):
        a, b = b, a.add(b)
    return a


def pi_digits(count):
    """Spigot."""
    q = rbigint.fromint(1)
    r = rbigint.fromint(0)
    t = rbigint.fromint(1)
    k = 1
    m = 3
    x = 3
    out = []
    while len(out) < count:
        if q.int_mul(4).add(r).sub(t).lt(t.int_mul(m)):
            out.append(str(m))
            nr = r.sub(t.int_mul(m)).int_mul(10)
            m = q.int_mul(3).add(r).int_mul(10).floordiv(t).sub(rbigint.fromint(m * 10)).toint()
            q = q.int_mul(10)
            r = nr
        else:
            nr = q.int_mul(2).add(r).int_mul(x)
            nn = q.int_mul(7 * k).add(rbigint.fromint(2).add(r.int_mul(x))).sub(rbigint.fromint(2))
            nn = q.int_mul(7 * k + 2).add(r.int_mul(x)).floordiv(t.int_mul(x))
            q = q.int_mul(k)
            t = t.int_mul(x)
            x += 2
            k += 1
            m = nn.toint()
            r = nr
    return ''.join(out)


def entry_point(argv):
    n = len(argv)
    print(fib(10 * n).str(), fib(100).str(), fib(300).str())
    print(pi_digits(30))
    e = rbigint.fromint(0)
    unit = rbigint.fromint(10).pow(rbigint.fromint(40))
    term = unit
    k = 1
    while term.tobool():
        e = e.add(term)
        term = term.int_floordiv(k)
        k += 1
    print(e.str(), k)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
