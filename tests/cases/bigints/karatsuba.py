from rpython.rlib.rbigint import rbigint


def checksum(a):
    return a.mod(rbigint.fromint(1000000007)).toint() * 1000 + a.bit_length() % 1000


def entry_point(argv):
    n = len(argv)
    a = rbigint.fromint(7 * n).pow(rbigint.fromint(1200))
    b = rbigint.fromint(11).pow(rbigint.fromint(1100))
    c = a.mul(b)
    print(checksum(a), checksum(b), checksum(c), c.bit_length())
    q, r = c.int_add(12345).divmod(b)
    print(q.eq(a), r.str())
    square = a.mul(a)
    print(checksum(square), square.isqrt().eq(a), square.sub(a.int_mul(2)).int_add(1).eq(a.int_sub(1).mul(a.int_sub(1))))
    lop = b.mul(rbigint.fromint(3).pow(rbigint.fromint(5000)))
    print(checksum(lop), lop.floordiv(b).eq(rbigint.fromint(3).int_pow(5000)), lop.neg().mod(b.int_add(1)).sign())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
