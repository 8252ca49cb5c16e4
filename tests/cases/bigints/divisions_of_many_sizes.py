from rpython.rlib.rbigint import rbigint


def entry_point(argv):
    n = len(argv)
    bad = 0
    checked = 0
    last = ''
    for i in [1, 5, 31, 32, 33, 62, 63, 64, 100, 200, 700]:
        a = rbigint.fromint(7).int_pow(i * n).int_sub(3)
        for j in [1, 2, 15, 31, 32, 63, 64, 65, 150, 400]:
            b = rbigint.fromint(3).int_pow(j).int_add(2)
            for sa in [1, -1]:
                for sb in [1, -1]:
                    x = a if sa > 0 else a.neg()
                    y = b if sb > 0 else b.neg()
                    q, r = x.divmod(y)
                    checked += 1
                    if not q.mul(y).add(r).eq(x):
                        bad += 1
                    if r.tobool() and r.get_sign() != y.get_sign():
                        bad += 1
                    if r.abs().ge(y.abs()):
                        bad += 1
                    last = '%s %s' % (q.str()[:20], r.str()[:20])
    print(bad, checked, last)
    big = rbigint.fromint(1).lshift(5000)
    print(big.floordiv(rbigint.fromint(3).int_pow(1000)).str()[:40], big.mod(rbigint.fromint(1000003)).toint(), len(big.str()), big.int_sub(1).str()[-20:])
    for x, y in [('10', '3'), ('-10', '3'), ('1' + '0' * 40, '9' * 20), ('5', '1' + '0' * 30)]:
        a = rbigint.fromdecimalstr(x)
        b = rbigint.fromdecimalstr(y)
        print('%.15g' % a.truediv(b), a.int_floordiv(7).str(), a.int_mod(-7).str())
    try:
        big.truediv(rbigint.fromint(n - 1))
    except ZeroDivisionError as e:
        print('ZeroDivisionError')
    try:
        big.truediv(rbigint.fromint(n))
    except OverflowError as e:
        print('OverflowError')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
