from rpython.rlib.rbigint import rbigint


def entry_point(argv):
    texts = ['0', '1', '-1', '7', '-8', '4294967296', '-18446744073709551617', '123456789012345678901234567890', '-99999999999999999999999999999999999999']
    values = [rbigint.fromdecimalstr(t) for t in texts]
    for a in values:
        print(a.neg().str(), a.abs().str(), a.invert().str(), a.bit_length(), a.get_sign(), a.tobool())
        for b in values:
            print(a.add(b).str(), a.sub(b).str(), a.mul(b).str(), a.and_(b).str(), a.or_(b).str(), a.xor(b).str(), end=' ')
            print(a.eq(b), a.ne(b), a.lt(b), a.le(b), a.gt(b), a.ge(b), end=' ')
            try:
                q, r = a.divmod(b)
                print(q.str(), r.str(), a.floordiv(b).str(), a.mod(b).str(), '%.10g' % a.truediv(b), a.gcd(b).str())
            except ZeroDivisionError as e:
                print('ZeroDivisionError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
