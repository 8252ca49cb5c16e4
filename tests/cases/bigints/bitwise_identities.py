from rpython.rlib.rbigint import rbigint


def entry_point(argv):
    n = len(argv)
    values = [rbigint.fromint(0), rbigint.fromint(-1), rbigint.fromint(2).int_pow(64 * n), rbigint.fromint(2).int_pow(64).neg(), rbigint.fromdecimalstr('-123456789012345678901234567890'),
              rbigint.fromdecimalstr('987654321098765432109876543210'), rbigint.fromint(2).int_pow(62).int_sub(1)]
    bad = 0
    for a in values:
        if not a.invert().invert().eq(a) or not a.invert().eq(a.neg().int_sub(1)):
            bad += 1
        for b in values:
            both = a.and_(b)
            either = a.or_(b)
            if not a.add(b).eq(both.add(either)) or not a.xor(b).eq(either.sub(both)):
                bad += 1
            if not a.and_(b.invert()).eq(a.sub(both)):
                bad += 1
        for s in [1, 31, 62, 63, 64, 100]:
            if not a.lshift(s).rshift(s).eq(a) or not a.rshift(s).eq(a.floordiv(rbigint.fromint(1).lshift(s))):
                bad += 1
        print(a.str(), a.bit_length(), a.abs().bit_count(), a.int_and_(255).toint(), a.int_or_(-256).toint() if a.fits_int() else 0, a.and_(rbigint.fromint(1).lshift(70).int_sub(1)).hex())
    print(bad)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
