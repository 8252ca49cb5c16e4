def entry_point(argv):
    t = len(argv) == 1
    f = not t
    for a in [t, f]:
        for b in [t, f]:
            print(a & b, a | b, a ^ b, a + b, a - b, a * b, a == b, a != b, a < b, a <= b, a > b, a >= b)
            print(a & 3, a | 2, a ^ 5, 3 & a, a << 2, 8 >> b, 5 // (a + 1), 5 % (b + 2), a ** 2, 2 ** b)
            print(a and b, a or b, not a, (1 if b else 7))
    print(-t, +t, ~t, ~f, abs(t), int(t), float(t), str(t), repr(f), '%d %s' % (t, f), hex(t), bin(f), divmod(t, 2))
    print(sum([t, t, f]), max(t, f), min(t, f), [10, 20][t], 'ab' * t, t / 2, round(t), pow(t, 3))
    print(t == 1, f == 0, t == 1.0, f == 0.0, t < 2, t > 0.5, hash(t), hash(f), t in [1, 2], 0 in [f])
    print(t.bit_length(), f.bit_length(), {t: 'a', f: 'b'}[t], sorted([t, f, t]), bool(0.0), bool(-3), bool(''), bool('0'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
