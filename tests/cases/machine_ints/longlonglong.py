from rpython.rlib.rarithmetic import r_longlonglong, longlongmask, intmask, r_uint


def entry_point(argv):
    n = len(argv)
    a = r_longlonglong(9223372036854775807 * n)
    b = a * a
    print(b, -b, b + a, b - a, b // a, b % a, b >> 64, b << 3)
    print(intmask(b >> 64), longlongmask(b), intmask(b))
    print(b > a, b == a * a, b < a, b != b)
    c = r_longlonglong(1)
    for i in range(1, 34):
        c = c * r_longlonglong(i)
    print(c)
    d = r_longlonglong(-n)
    print(d, d >> 1, d // r_longlonglong(2), (b + d) % r_longlonglong(1000007), d * b)
    print((r_longlonglong(3) << 120) >> 118, (r_longlonglong(n) << 127) < r_longlonglong(0))
    try:
        print(b // r_longlonglong(n - 1))
    except ZeroDivisionError:
        print('ZeroDivisionError')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
