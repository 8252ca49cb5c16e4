from rpython.rlib.rbigint import rbigint


def fib(n):
    a = rbigint.fromint(0)
    b = rbigint.fromint(1)
    for i in range(n):
        a, b = b, a.add(b)
    return a


def is_prime(n, bases):
    one = rbigint.fromint(1)
    minus = n.int_sub(1)
    d = minus
    r = 0
    while not d.int_and_(1).tobool():
        d = d.rshift(1)
        r += 1
    for base in bases:
        x = rbigint.fromint(base).pow(d, n)
        if x.eq(one) or x.eq(minus):
            continue
        for i in range(r - 1):
            x = x.mul(x).mod(n)
            if x.eq(minus):
                break
        else:
            return False
    return True


def inverse(a, m):
    old_r, r = a, m
    old_s, s = rbigint.fromint(1), rbigint.fromint(0)
    while r.tobool():
        q = old_r.floordiv(r)
        old_r, r = r, old_r.sub(q.mul(r))
        old_s, s = s, old_s.sub(q.mul(s))
    return old_s.mod(m)


def entry_point(argv):
    k = len(argv)
    print(fib(10 * k).str(), fib(300).str())
    m127 = rbigint.fromint(2).int_pow(127 * k).int_sub(1)
    m67 = rbigint.fromint(2).int_pow(67).int_sub(1)
    print(is_prime(m127, [2, 3, 5, 7]), is_prime(m67, [2, 3, 5]), is_prime(rbigint.fromdecimalstr('1000000000000000000000007'), [2, 3, 5, 7, 11]))
    a = rbigint.fromdecimalstr('123456789123456789123456789')
    inv = inverse(a, m127)
    print(inv.str(), inv.mul(a).mod(m127).str())
    print(a.pow(a, m127).str(), a.gcd(rbigint.fromint(123456789)).str(), m127.isqrt().str(), a.neg().mod(m67).str(), a.neg().floordiv(m67).str())
    cipher = rbigint.fromdecimalstr('314159265358979323846').pow(rbigint.fromint(65537), m127.mul(m67))
    print(cipher.str(), cipher.hex())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
