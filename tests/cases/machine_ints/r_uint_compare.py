from rpython.rlib.rarithmetic import r_uint


def relations(a, b):
    return '%s %s %s %s %s %s' % (a < b, a <= b, a == b, a != b, a > b, a >= b)


def entry_point(argv):
    n = len(argv)
    values = [r_uint(0), r_uint(n), r_uint(2), r_uint(-1), r_uint(1) << 63, r_uint(n << 62)]
    for a in values:
        for b in values:
            print(a, b, relations(a, b))
    print(r_uint(n) == n, r_uint(5) > 3, r_uint(-1) > r_uint(n), bool(r_uint(0)), bool(r_uint(n)), not r_uint(n))
    print(max(r_uint(3), r_uint(-n)), min(r_uint(3), r_uint(-n)), max(values), min(values), sorted(values) == values)
    if r_uint(n):
        print('true')
    while r_uint(n):
        n -= 1
    print(n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
