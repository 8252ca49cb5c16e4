from rpython.rlib.rbigint import rbigint


def entry_point(argv):
    n = len(argv)
    for bits in [100, 1000, 1859, 1860, 1861, 2500, 4000, 9000]:
        a = rbigint.fromint(1).lshift(bits * n).int_sub(1)
        b = rbigint.fromint(5).int_pow(bits // 3)
        sq = a.mul(a)
        # (2**k - 1)**2 == 2**2k - 2**(k+1) + 1
        expected = rbigint.fromint(1).lshift(2 * bits).sub(rbigint.fromint(1).lshift(bits + 1)).int_add(1)
        left = a.add(b).mul(a.sub(b))
        right = sq.sub(b.mul(b))
        print(bits, sq.eq(expected), left.eq(right), a.mul(b).eq(b.mul(a)), a.mul(b).mod(rbigint.fromint(1000000007)).toint(), sq.isqrt().eq(a), a.mul(rbigint.fromint(0)).tobool())
    x = rbigint.fromint(123456789)
    for i in range(6):
        x = x.mul(x)
        text = x.str()
        print(len(text), text[:10], text[-10:], x.bit_length(), x.int_and_(1023).toint())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
